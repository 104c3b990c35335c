/** A call to a web hook, in the shape its owner chose. */
import { unreachable } from "#rules/game.ts";
import type { HookShape } from "#table/talk/calls.ts";
import type { CallMessage } from "../message.ts";
import type { Post } from "../reach/post.ts";

export function hookPost(url: string, shape: HookShape, message: CallMessage): Post {
  const { headers, body } = shaped(shape, message);
  return {
    url,
    headers: { ...headers, "x-guildhall-call": message.id, "user-agent": "Guildhall" },
    body,
  };
}

const json = { "content-type": "application/json" };

function shaped(shape: HookShape, message: CallMessage): Pick<Post, "headers" | "body"> {
  const { id, title, lines, endLink, language } = message;
  switch (shape) {
    case "json":
      return {
        headers: json,
        body: JSON.stringify({ id, title, language, calls: lines, end: endLink }),
      };
    case "discord": {
      const content = [
        ...textLines(message, discordSafe),
        ...endLine(message, (text, link) => `${text}: <${link}>`),
      ];
      // Nobody's name may ring for a whole server.
      return {
        headers: json,
        body: JSON.stringify({
          content: content.join("\n").slice(0, 2000),
          allowed_mentions: { parse: [] },
        }),
      };
    }
    case "slack": {
      const text = [
        ...textLines(message, slackSafe),
        ...endLine(message, (words, link) => `<${link}|${words}>`),
      ];
      return { headers: json, body: JSON.stringify({ text: text.join("\n") }) };
    }
    case "ntfy":
      return {
        headers: {
          "content-type": "text/plain; charset=utf-8",
          title: `=?UTF-8?B?${Buffer.from(title.slice(0, 200)).toString("base64")}?=`,
          click: lines[0]?.link ?? "",
        },
        body: [
          ...textLines(message, (text) => text),
          ...endLine(message, (text, link) => `${text}: ${link}`),
        ].join("\n"),
      };
    default:
      return unreachable(shape);
  }
}

function textLines({ lines }: CallMessage, safe: (text: string) => string): readonly string[] {
  return lines.map(({ text, link }) => `${safe(text)} ${link}`);
}

function endLine(
  { endLink, endText }: CallMessage,
  written: (text: string, link: string) => string,
): readonly string[] {
  return endLink === null ? [] : [written(endText, endLink)];
}

/** A name is a name, whatever signs are in it. */
function discordSafe(text: string): string {
  return text.replaceAll(/[\\*_~`|<>#[\]]/g, String.raw`\$&`);
}

function slackSafe(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
