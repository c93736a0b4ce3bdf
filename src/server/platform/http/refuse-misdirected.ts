import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '#contract/errors.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { answerError } from './error-answers.ts';

type Refused = { status: number; answer: ErrorAnswer };

const NOT_A_PATH: Refused = {
  status: 400,
  answer: { code: 'invalid_input', message: 'The address must begin with a stroke.' },
};

const NOT_ONE_HOST: Refused = {
  status: 400,
  answer: { code: 'invalid_input', message: 'The request must name one host.' },
};

const ENCODED: Refused = {
  status: 415,
  answer: { code: 'unsupported_media_type', message: 'Send the body as it is, not compressed.' },
};

/** Rejects, unread: requests to a proxy, with no host or two, with a compressed body, for another site. */
export function createMisdirectedRefusal(publicOrigin: string | undefined) {
  const publicName = publicOrigin === undefined ? undefined : new URL(publicOrigin).hostname;
  const elsewhere: Refused = {
    status: 421,
    answer: {
      code: 'not_found',
      message: `This isn’t our address. You’ll find us at ${publicOrigin}. (title: We’re at another address)`,
    },
  };
  /** True when it has answered. */
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const refused = refusalOf(request.raw) ?? (isForUs(request, publicName) ? undefined : elsewhere);
    if (!refused) return false;
    // The rest of this connection may not be what it seems.
    void reply.header('connection', 'close');
    if (refused === elsewhere && publicOrigin && wantsPage(request)) void answerWithPage(reply, publicOrigin);
    else void answerError(reply, refused.status, refused.answer);
    return true;
  };
}

const wantsPage = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && /\btext\/html\b/i.test(headers.accept ?? '');

/** For a person who typed "www.". */
function answerWithPage(reply: FastifyReply, publicOrigin: string): FastifyReply {
  return reply
    .code(421)
    .header('vary', 'accept')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>We’re at another address</title>
<h1>This isn’t our address.</h1>
<p>You’ll find us at <a href="${publicOrigin}/">${publicOrigin}</a>.</p>
</html>
`);
}

function refusalOf(raw: FastifyRequest['raw']): Refused | undefined {
  if (!raw.url?.startsWith('/')) return NOT_A_PATH;
  if (!namesOneHost(raw)) return NOT_ONE_HOST;
  const { headers } = raw;
  const isPlain = isAbsentOr('identity', headers['content-encoding']);
  return isPlain && isAbsentOr('chunked', headers['transfer-encoding']) ? undefined : ENCODED;
}

const isAbsentOr = (word: string, value: string | undefined) => value === undefined || value.toLowerCase() === word;

/** HTTP/1.0 has no hosts, and some monitors still speak it. */
function namesOneHost({ httpVersion, rawHeaders }: FastifyRequest['raw']): boolean {
  const hosts = countHosts(rawHeaders);
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Node keeps the first of two hosts; a proxy before us may have used the second. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** With a public address: that name, and local ones (an address, a name without a dot). DNS rebinding gets 421. */
function isForUs(request: FastifyRequest, publicName: string | undefined): boolean {
  if (publicName === undefined) return true;
  // An address is asked whether it leads here before it is the public one.
  if (request.raw.url?.startsWith(`${DESK_PATHS.here}?`)) return true;
  const { hostname } = request;
  if (hostname === undefined) return true;
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return name === publicName || !name.includes('.') || isIP(name) !== 0;
}
