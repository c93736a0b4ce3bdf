import { writtenHtml, writtenText } from './written-text.ts';

/** What the product fills in, by the names that stand in braces. */
export type EmailSlots = Readonly<Record<string, string>>;

export type EmailBlock =
  | { heading: string }
  | { text: string; isOpening?: boolean }
  /** A text of the owner's, which may have paragraphs, lists, bold words and links. */
  | { words: string; slots: EmailSlots; origin: string }
  /** The one that goes along inside the e-mail. */
  | { pictureId: string }
  | { button: string; url: string }
  | { link: string; url: string };

interface HtmlPage {
  subject: string;
  blocks: readonly EmailBlock[];
  foot: string;
}

/** Inline styles, because some mail programs drop style sheets. */
const PAGE = 'margin:0;padding:24px 16px;background:#f4f7f4;font:16px/1.6 system-ui,Arial,sans-serif;color:#12211e';
const SHEET = 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:16px';
const BRAND = 'margin:0 0 24px;font-weight:700;color:#0f4c45';
const HEADING = 'margin:24px 0 8px;font-size:18px;line-height:1.3;color:#0f4c45';
const TEXT = 'margin:0 0 16px';
const PICTURE = 'display:block;width:100%;max-width:512px;height:auto;border-radius:12px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#ff7452;color:#12211e;font-weight:700;text-decoration:none';
const QUIET = 'margin:0 0 16px;font-size:14px;color:#4f625d';
/** Read out in the list of a mailbox, after the subject; the blanks keep the page's own first words out of there. */
const PREHEADER = 'display:none;max-height:0;overflow:hidden';
const BLANKS = '&#847;&zwnj;&nbsp;'.repeat(60);
const FOOT = 'margin:24px 0 0;font-size:14px;color:#4f625d';

const DARK = `@media (prefers-color-scheme: dark) {
  body { background: #0b1614 !important; color: #eaf3ef !important }
  .sheet { background: #14231f !important }
  .brand, h2 { color: #7fd3be !important }
  .button { background: #ff8466 !important }
  .quiet { color: #a3b8b1 !important }
}`;

/** Nothing is fetched, so that opening it is not tracked: a picture is a part of the e-mail. */
export function htmlPage({ subject, blocks, foot }: HtmlPage): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${DARK}</style></head>`,
    `<body style="${PAGE}"><div style="${PREHEADER}">${escaped(firstWords(blocks))}${BLANKS}</div>`,
    `<div class="sheet" style="${SHEET}"><p class="brand" style="${BRAND}">Fit in 30</p>`,
    ...blocks.map(blockHtml),
    `<p class="quiet" style="${FOOT}">${escaped(foot)}</p></div></body></html>`,
  ].join('\n');
}

/** What it says after the greeting; a mailbox cuts it where it likes. */
function firstWords(blocks: readonly EmailBlock[]): string {
  const texts = blocks.flatMap((block) => {
    if ('words' in block) return writtenText(block).split(/\n+/);
    return 'text' in block ? block.text : [];
  });
  return texts.find((text) => !/^(Hello|Hi|Dear)\b.*,$/.test(text)) ?? '';
}

function blockHtml(block: EmailBlock): string {
  if ('heading' in block) return `<h2 style="${HEADING}">${escaped(block.heading)}</h2>`;
  if ('words' in block) return writtenHtml(block, { text: TEXT, escaped });
  if ('pictureId' in block)
    return `<p style="${TEXT}"><img src="cid:${block.pictureId}" alt="" style="${PICTURE}"></p>`;
  if ('text' in block) return `<p style="${TEXT}">${escaped(block.text).replaceAll('\n', '<br>')}</p>`;
  const url = escaped(block.url);
  if ('link' in block)
    return `<p class="quiet" style="${QUIET}"><a href="${url}" style="color:inherit">${escaped(block.link)}</a></p>`;
  return `<p style="${TEXT}"><a class="button" href="${url}" style="${BUTTON}">${escaped(block.button)}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
