import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerUnreadable } from './unreadable-requests.ts';

/** What the other side of the line receives. */
function answerTo(code: string, { bytesWritten = 0, isEnded = false } = {}): string {
  const socket = Object.assign(new PassThrough(), { bytesWritten });
  if (isEnded) socket.end();
  const { log } = fastify();
  answerUnreadable({ log, headers: { 'x-kind': 'plain' }, createId: () => 'r-1' })(
    { code },
    socket as unknown as Socket,
  );
  return String(socket.read() ?? '');
}

test.each([
  ['HPE_HEADER_OVERFLOW', 431, 'too_large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'invalid_input'],
  ['HPE_INVALID_METHOD', 400, 'invalid_input'],
])('%s is answered %i, whole and with our headers', (code, status, word) => {
  const [head = '', body = ''] = answerTo(code).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('x-kind: plain\r\nx-request-id: r-1');
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}\r\nconnection: close`);
  expect(JSON.parse(body)).toMatchObject({ code: word });
});

test.each([
  ['ECONNRESET', {}],
  ['HPE_INVALID_METHOD', { isEnded: true }],
  ['HPE_INVALID_METHOD', { bytesWritten: 1 }],
])('%s of %o is not answered: the client is gone, or has half an answer', (code, state) => {
  expect(answerTo(code, state)).toBe('');
});
