import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Stands in a built page for the address that people reach the site by, which only the operator knows. */
const ORIGIN_PLACE = '%ORIGIN%';

const ENCODINGS = [
  { name: 'br', asked: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i, compress: promisify(brotliCompress) },
  { name: 'gzip', asked: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i, compress: promisify(gzip) },
] as const;

const STYLE = /<style>(.*?)<\/style>/gs;

/** A page of the built client, ready to be sent. */
export interface ClientPage {
  /** Names the styles inside the page for a content security policy, such as `'sha256-…'`; empty where there are none. */
  readonly styleSources: readonly string[];
  /** Sends it compressed where the browser can, or says that it has not changed; a 404 is always sent. */
  send(request: FastifyRequest, reply: FastifyReply, status?: 200 | 404): Promise<FastifyReply>;
}

/**
 * Reads a page into memory, so that a new build on the disk never mixes with the files that this server knows. With the
 * site's public address its links become whole; without one the lines that need it are left out.
 */
export function openClientPage(file: string, publicOrigin: string | undefined): ClientPage {
  const text = withOrigin(readFileSync(file, 'utf8'), publicOrigin);
  const html = Buffer.from(text);
  const tag = `"${sha256(html).digest('base64url').slice(0, 22)}"`;
  const compressed = new Map<string, Promise<Buffer>>();

  function bodyAs({ name, compress }: (typeof ENCODINGS)[number]): Promise<Buffer> {
    const known = compressed.get(name) ?? compress(html);
    compressed.set(name, known);
    return known;
  }

  return {
    styleSources: [...text.matchAll(STYLE)].map(([, css = '']) => `'sha256-${sha256(css).digest('base64')}'`),
    async send({ headers }, reply, status = 200) {
      void reply.header('vary', 'accept-encoding').header('etag', tag);
      if (status === 200 && headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      void reply.code(status).type('text/html; charset=utf-8');
      const encoding = ENCODINGS.find(({ asked }) => asked.test(String(headers['accept-encoding'] ?? '')));
      if (!encoding) return reply.send(html);
      return reply.header('content-encoding', encoding.name).send(await bodyAs(encoding));
    },
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

function withOrigin(html: string, publicOrigin: string | undefined): string {
  if (publicOrigin) return html.replaceAll(ORIGIN_PLACE, publicOrigin);
  return html
    .split('\n')
    .filter((line) => !line.includes(ORIGIN_PLACE))
    .join('\n');
}
