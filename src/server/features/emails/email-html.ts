import type { EmailBlock } from './email-layout.ts';

interface HtmlPage {
  subject: string;
  blocks: readonly EmailBlock[];
  foot: string;
}

const PAGE = 'margin:0;padding:24px 16px;background:#faf6f1;font:16px/1.6 system-ui,Arial,sans-serif;color:#2b2430';
const SHEET = 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:16px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#2b2430;color:#ffffff;font-weight:600';
const QUIET = 'margin:0 0 16px;font-size:14px;color:#5f5666';
const SMALL = 'margin:24px 0 0;font-size:14px;color:#5f5666';

/** A page that needs no picture, style sheet or address of anybody, so that opening it tells nobody. */
export function htmlPage({ subject, blocks, foot }: HtmlPage): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(subject)}</title></head><body style="${PAGE}"><div style="${SHEET}">`,
    ...blocks.map(blockHtml),
    `<p style="${SMALL}">${escaped(foot)}</p></div></body></html>`,
  ].join('\n');
}

function blockHtml(block: EmailBlock): string {
  if ('heading' in block)
    return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${escaped(block.heading)}</h2>`;
  if ('text' in block) return `<p style="margin:0 0 16px">${escaped(block.text).replaceAll('\n', '<br>')}</p>`;
  if ('link' in block)
    return `<p style="${QUIET}"><a href="${escaped(block.url)}" style="color:inherit">${escaped(block.link)}</a></p>`;
  return `<p style="margin:0 0 16px"><a href="${escaped(block.url)}" style="${BUTTON}">${escaped(block.button)}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
