import { type WordsPart, wordsBlocks } from '#domain/words/words-text.ts';

interface Written {
  words: string;
  slots: Readonly<Record<string, string>>;
  /** Where a link to a page of the site leads. */
  origin: string;
}

interface Look {
  text: string;
  escaped: (text: string) => string;
}

/** What the owner wrote, by the one reader of such texts. */
export function writtenHtml({ words, slots, origin }: Written, { text, escaped }: Look): string {
  const inLine = (parts: readonly WordsPart[]) => parts.map((part) => partHtml(part)).join('');
  function partHtml(part: WordsPart): string {
    if (part.kind === 'slot') return escaped(slots[part.name] ?? '');
    if (part.kind === 'bold') return `<b>${escaped(part.text)}</b>`;
    if (part.kind === 'text') return escaped(part.text).replaceAll('\n', '<br>');
    return `<a href="${escaped(absolute(part.href, origin))}" style="color:inherit">${escaped(part.text)}</a>`;
  }
  return wordsBlocks(words, Object.keys(slots))
    .map((block) =>
      block.kind === 'list'
        ? `<ul style="${text};padding-left:20px">${block.items.map((item) => `<li>${inLine(item)}</li>`).join('')}</ul>`
        : `<p style="${text}">${inLine(block.parts)}</p>`,
    )
    .join('\n');
}

/** The same without marks; a link has its address behind it. */
export function writtenText({ words, slots, origin }: Written): string {
  const inLine = (parts: readonly WordsPart[]) => parts.map((part) => partText(part)).join('');
  function partText(part: WordsPart): string {
    if (part.kind === 'slot') return slots[part.name] ?? '';
    return part.kind === 'link' ? `${part.text} (${absolute(part.href, origin).replace(/^mailto:/i, '')})` : part.text;
  }
  return wordsBlocks(words, Object.keys(slots))
    .map((block) =>
      block.kind === 'list' ? block.items.map((item) => `- ${inLine(item)}`).join('\n') : inLine(block.parts),
    )
    .join('\n\n');
}

const absolute = (href: string, origin: string) => (href.startsWith('/') ? `${origin}${href}` : href);
