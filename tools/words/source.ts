/** One file of words, `words/<area>/<language>.ftl`, as Fluent reads it. */
import { FluentParser, lineOffset, type Pattern } from "@fluent/syntax";

export interface Message {
  /** `lobby_free`: the groups it stands in, then its own name. */
  readonly id: string;
  readonly pattern: Pattern;
  /** How a name bends, where the message is one: `.gen = Omegi`. */
  readonly forms: ReadonlyMap<string, Pattern>;
  /** For the translator; in English it also declares what the message is given. */
  readonly comment: string;
  /** `path:line`. */
  readonly at: string;
}

export interface WordSource {
  readonly path: string;
  readonly language: string;
  readonly messages: ReadonlyMap<string, Message>;
  readonly terms: ReadonlyMap<string, Pattern>;
  /** Of the whole file, `###`. */
  readonly about: string;
  /** `path:line: what is wrong`. */
  readonly problems: readonly string[];
}

/** Files of one language that travel together, as one. */
export function mergedSource(sources: readonly WordSource[]): WordSource {
  return {
    path: sources[0]?.path ?? "",
    language: sources[0]?.language ?? "",
    messages: new Map(sources.flatMap(({ messages }) => [...messages])),
    terms: new Map(sources.flatMap(({ terms }) => [...terms])),
    about: sources.map(({ about }) => about).join("\n"),
    problems: sources.flatMap(({ problems }) => problems),
  };
}

const parser = new FluentParser({ withSpans: true });

export function readSource(path: string, language: string, text: string): WordSource {
  const messages = new Map<string, Message>();
  const terms = new Map<string, Pattern>();
  const problems: string[] = [];
  const about: string[] = [];
  for (const entry of parser.parse(text).body) {
    const line = lineOffset(text, entry.span?.start ?? 0) + 1;
    const complain = (what: string): number => problems.push(`${path}:${line}: ${what}`);
    if (entry.type === "Junk")
      complain(`cannot be read: ${entry.annotations[0]?.message ?? entry.content}`);
    else if (entry.type === "ResourceComment") about.push(entry.content);
    else if (entry.type === "Term") terms.set(entry.id.name, entry.value);
    else if (entry.type === "Message") {
      const { id, value, comment, attributes } = entry;
      if (messages.has(id.name)) complain(`${id.name} stands here twice`);
      else if (value === null) complain(`${id.name} says nothing`);
      else
        messages.set(id.name, {
          id: id.name,
          pattern: value,
          forms: new Map(attributes.map((one) => [one.id.name, one.value])),
          comment: comment?.content ?? "",
          at: `${path}:${lineOffset(text, id.span?.start ?? 0) + 1}`,
        });
    }
  }
  return { path, language, messages, terms, about: about.join("\n"), problems };
}
