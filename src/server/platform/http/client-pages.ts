import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ORIGIN_PLACE = '%ORIGIN%';

const ENCODINGS = [
  { name: 'br', asked: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i, compress: promisify(brotliCompress) },
  { name: 'gzip', asked: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i, compress: promisify(gzip) },
] as const;

const STYLE = /<style>(.*?)<\/style>/gs;

export interface ClientPage {
  readonly styleSources: readonly string[];
  send(request: FastifyRequest, reply: FastifyReply, status?: 200 | 404): Promise<FastifyReply>;
}

/**
 * In memory, so that a new build on the disk never mixes with the files that this server knows. Without a public
 * address the lines that need one are left out.
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
