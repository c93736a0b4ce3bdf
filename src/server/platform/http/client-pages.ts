import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { picturePath } from '#contract/paths.ts';
import { poundsText, vatText } from '#domain/purchases/price.ts';
import { withProductName } from '#domain/words/product-name.ts';
import type { Look } from '#programme/words/look-words.ts';
import { paletteCss, recoloured } from '#programme/words/palettes.ts';

const ORIGIN_PLACE = '%ORIGIN%';

const ENCODINGS = [
  { name: 'br', asked: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i, compress: promisify(brotliCompress) },
  { name: 'gzip', asked: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i, compress: promisify(gzip) },
] as const;

const STYLE = /<style>(.*?)<\/style>/gs;

export interface ClientPage {
  styleSources: () => readonly string[];
  send(request: FastifyRequest, reply: FastifyReply, status?: 200 | 404): Promise<FastifyReply>;
}

/** A page as it was built, with the public address; without one the lines that need it are left out. */
export const builtPage = (file: string, publicOrigin: string | undefined): string =>
  withOrigin(readFileSync(file, 'utf8'), publicOrigin);

/** What the server fills into every page: the price in force, the VAT in it, the programme's look and its minutes. */
export interface PageFacts {
  pence: number;
  vatPercent: number | undefined;
  look: Look;
  /** "20 to 40" */
  minutes: string;
}

/**
 * In memory, so that a new build on the disk never mixes with the files that this server knows; the facts are those of
 * when the page is asked for.
 */
export function clientPage(template: string, factsNow: () => PageFacts, type = 'text/html; charset=utf-8'): ClientPage {
  let current: FilledPage | undefined;

  function pageNow(): FilledPage {
    const facts = factsNow();
    if (!current || !isDeepStrictEqual(current.facts, facts)) current = createFilledPage(template, facts);
    return current;
  }

  return {
    styleSources: () => pageNow().styleSources,
    async send({ headers }, reply, status = 200) {
      const { html, tag, bodyAs } = pageNow();
      void reply.header('vary', 'accept-encoding').header('etag', tag);
      if (status === 200 && headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      void reply.code(status).type(type);
      const encoding = ENCODINGS.find(({ asked }) => asked.test(String(headers['accept-encoding'] ?? '')));
      if (!encoding) return reply.send(html);
      return reply.header('content-encoding', encoding.name).send(await bodyAs(encoding));
    },
  };
}

type FilledPage = ReturnType<typeof createFilledPage>;

function createFilledPage(template: string, facts: PageFacts) {
  const text = withFacts(template, facts);
  const html = Buffer.from(text);
  const compressed = new Map<string, Promise<Buffer>>();
  return {
    facts,
    html,
    styleSources: styleSourcesOf(text),
    tag: `"${sha256(html).digest('base64url').slice(0, 22)}"`,
    bodyAs({ name, compress }: (typeof ENCODINGS)[number]): Promise<Buffer> {
      const known = compressed.get(name) ?? compress(html);
      compressed.set(name, known);
      return known;
    },
  };
}

/** For people, for programs that want pounds, and for the app's own code. */
export const withFacts = (html: string, { pence, vatPercent, look, minutes }: PageFacts): string =>
  withLook(html, look)
    .replaceAll('%LOOK%', markOf(look))
    .replaceAll('%MINUTES%', minutes)
    .replaceAll('%PRICE%', poundsText(pence))
    .replaceAll('%POUNDS%', (pence / 100).toFixed(2))
    .replaceAll('%VAT%', vatPercent === undefined ? '' : vatText(pence, vatPercent))
    .replaceAll('%PENCE%', String(pence));

/** In the worker, to which pages of another look are another version (decision 87). */
const markOf = (look: Look): string => sha256(JSON.stringify(look)).digest('hex').slice(0, 8);

const THEME_COLOUR = /<meta name="theme-color"[^>]*>/g;
const ICON = /<link rel="(icon|apple-touch-icon)"[^>]*>/g;

function withLook(html: string, { name, palette, logo }: Look): string {
  const css = `${paletteCss(palette)}${logo === undefined ? '' : logoCss(picturePath(logo))}`;
  const named = withProductName(html, name)
    .replace(THEME_COLOUR, (meta) => recoloured(meta, palette))
    .replace(ICON, (link, rel) => (logo === undefined ? link : `<link rel="${rel}" href="${picturePath(logo)}">`));
  return css === '' ? named : named.replace('</head>', () => `<style>${css}</style>\n</head>`);
}

/** Over the dial beside the name, on pages with and without a script. */
const logoCss = (address: string): string =>
  `[data-logo] svg{display:none}[data-logo]::before{content:"";width:1.875rem;height:1.875rem;border-radius:.5rem;background:url(${address}) center/cover}`;

/** Hashes of the styles inside a page, as its policy names them. */
export const styleSourcesOf = (html: string): string[] =>
  [...html.matchAll(STYLE)].map(([, css = '']) => `'sha256-${sha256(css).digest('base64')}'`);

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

function withOrigin(html: string, publicOrigin: string | undefined): string {
  if (publicOrigin) return html.replaceAll(ORIGIN_PLACE, publicOrigin);
  return html
    .split('\n')
    .filter((line) => !line.includes(ORIGIN_PLACE))
    .join('\n');
}
