/** A part of a line: plain text, bold text, a link, or a slot that the product fills in itself (decision 66). */
export type WordsPart =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'slot'; name: string };

/** A block of text: a paragraph, whose lines are one text, or a list. */
export type WordsBlock =
  | { kind: 'paragraph'; parts: readonly WordsPart[] }
  | { kind: 'list'; items: readonly (readonly WordsPart[])[] };

const BETWEEN_BLOCKS = /\n[^\S\n]*\n\s*/;
const ITEM = /^\s*- (?=\S)/;

/** Bold between two pairs of stars, a link in square and round brackets, a slot in braces. */
const MARK = /\*\*(?<bold>[^*\n]+)\*\*|\[(?<words>[^[\]\n]+)\]\((?<href>[^\s()]+)\)|\{(?<slot>[a-z][a-z ]*)\}/g;

/** The addresses to which a link may lead: an https page, an email, a page of ours. None of them runs code. */
const SAFE_ADDRESS = /^(?:https:\/\/[^\s/]|mailto:[^\s@]+@|\/(?![/\\]))/i;

/**
 * The text of a field of words: paragraphs with an empty line between them, lists whose lines begin with "- ", links and
 * bold words inside them. Everything else, also HTML and a link to any other address, is text as it was typed. Never throws.
 *
 * @param slots the names that the place fills in; braces around any other word stay as they are.
 */
export function wordsBlocks(text: string, slots: readonly string[] = []): WordsBlock[] {
  return text
    .trim()
    .split(BETWEEN_BLOCKS)
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n');
      if (!lines.every((line) => ITEM.test(line))) return { kind: 'paragraph', parts: wordsParts(block, slots) };
      return { kind: 'list', items: lines.map((line) => wordsParts(line.replace(ITEM, ''), slots)) };
    });
}

/** One line of words, or one paragraph, as {@link wordsBlocks} reads it. */
export function wordsParts(text: string, slots: readonly string[] = []): WordsPart[] {
  const parts: WordsPart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const part = partOf(match.groups ?? {}, slots);
    if (!part) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(part);
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function partOf(
  { bold, words, href, slot }: Partial<Record<string, string>>,
  slots: readonly string[],
): WordsPart | undefined {
  if (bold !== undefined) return { kind: 'bold', text: bold };
  if (slot !== undefined) return slots.includes(slot) ? { kind: 'slot', name: slot } : undefined;
  return words !== undefined && href !== undefined && SAFE_ADDRESS.test(href)
    ? { kind: 'link', text: words, href }
    : undefined;
}

/** A line of words without any mark, for a plain-text email: links become "words (address)", slots are filled in. */
export function plainWords(text: string, slots: Readonly<Record<string, string>> = {}): string {
  return wordsParts(text.trim(), Object.keys(slots))
    .map((part) => {
      if (part.kind === 'slot') return slots[part.name] ?? '';
      return part.kind === 'link' ? `${part.text} (${part.href.replace(/^mailto:/i, '')})` : part.text;
    })
    .join('');
}
