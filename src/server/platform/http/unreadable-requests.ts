import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorAnswer } from '#contract/errors.ts';

interface RawAnswer {
  status: number;
  answer: ErrorAnswer;
}

const BY_CODE: Readonly<Record<string, RawAnswer>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    answer: { code: 'too_large', message: 'That’s too much to send in one go.' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    answer: { code: 'invalid_input', message: 'The request took too long to arrive.' },
  },
};

const UNREADABLE: RawAnswer = {
  status: 400,
  answer: { code: 'invalid_input', message: 'We couldn’t read the request.' },
};

export function answerUnreadable({
  log,
  headers,
  createId,
}: {
  log: FastifyBaseLogger;
  headers: Readonly<Record<string, string>>;
  createId: () => string;
}) {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: { code?: string }, socket: Socket): void => {
    // The client is gone, or an answer is half sent.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const { status, answer } = BY_CODE[error.code ?? ''] ?? UNREADABLE;
    const body = JSON.stringify(answer);
    const requestId = createId();
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines.join('')}x-request-id: ${requestId}\r\n` +
        'content-type: application/json; charset=utf-8\r\n' +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
    log.info({ route: 'none', status, requestId });
  };
}
