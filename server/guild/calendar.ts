/** An evening as a calendar file (RFC 5545): lines of at most 75 bytes that end as the rule wants. */
export interface Appointment {
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly link: string;
  /** When the file was drawn. */
  readonly now: number;
}

const hours = 4;

export function calendarOf({ id, at, title, link, now }: Appointment): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Guildhall//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}@guildhall`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(at + hours * 3_600_000)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${link}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function utc(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

const longestLine = 75;

/** A longer line goes on in the next one behind a space; no letter is cut in two. */
function folded(line: string): string {
  let out = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > longestLine) {
      out += "\r\n ";
      bytes = 1;
    }
    out += letter;
    bytes += size;
  }
  return out;
}
