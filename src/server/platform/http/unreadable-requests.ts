import type { Socket } from 'node:net';
import type { ErrorAnswer } from '#contract/errors.ts';

interface RawAnswer {
  status: string;
  answer: ErrorAnswer;
}

const BY_CODE: Readonly<Record<string, RawAnswer>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    answer: { code: 'too_large', message: 'The headers are too much to send at once.' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    answer: { code: 'invalid_input', message: 'The request took too long to arrive.' },
  },
};

const UNREADABLE: RawAnswer = {
  status: '400 Bad Request',
  answer: { code: 'invalid_input', message: 'The request could not be read.' },
};

/** Answers what Node could not even read as a request, with the headers of every other answer, and hangs up. */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: { code?: string }, socket: Socket): void => {
    // The other side is gone, or an answer is half way out: there is nobody to tell, or no place to.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const { status, answer } = BY_CODE[error.code ?? ''] ?? UNREADABLE;
    const body = JSON.stringify(answer);
    socket.end(
      `HTTP/1.1 ${status}\r\n${headerLines.join('')}content-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  };
}
