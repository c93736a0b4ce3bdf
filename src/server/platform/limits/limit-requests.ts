import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { BUSY } from '#server/platform/http/error-answers.ts';
import type { ConnectionLimits } from './connection-limits.ts';

interface RequestLimits {
  limits: Pick<ConnectionLimits, 'requestsPerConnection' | 'requests'>;
  log: Pick<FastifyBaseLogger, 'info'>;
  headers: Readonly<Record<string, string>>;
  createId: () => string;
}

/** Runs first. Too many pipelined requests close the connection; too many in flight are answered 503, unread. */
export function limitRequests(server: Server, settings: RequestLimits): void {
  const answer = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const { requestsPerConnection, requests } = settings.limits;
  const refuse = createRefusal(settings);
  const underWayOn = new WeakMap<Socket, number>();
  let underWay = 0;

  const countOn = (socket: Socket) => underWayOn.get(socket) ?? 0;

  function begin(socket: Socket): void {
    // Queued responses get no `close` event.
    if (!underWayOn.has(socket)) socket.once('close', () => end(socket, countOn(socket)));
    underWayOn.set(socket, countOn(socket) + 1);
    underWay += 1;
  }

  function end(socket: Socket, count: number): void {
    underWayOn.set(socket, countOn(socket) - count);
    underWay -= count;
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (countOn(socket) >= requestsPerConnection) {
      cutOff(socket);
      return;
    }
    if (underWay >= requests) {
      refuse(response);
      return;
    }
    begin(socket);
    response.once('close', () => {
      if (countOn(socket) > 0) end(socket, 1);
    });
    for (const each of answer) each.call(server, request, response);
  });
}

/** Node's private parser: nothing else tells it to read no further. */
interface ParsedSocket extends Socket {
  parser?: { onIncoming?: () => number } | null;
}

/** Makes the parser take the rest for another protocol. */
const NO_MORE_REQUESTS = 2;

/** Or all of a piece, 2,400 requests in 64 kB, would be parsed and kept until the connection is gone. */
function cutOff(socket: ParsedSocket): void {
  if (socket.parser) socket.parser.onIncoming = () => NO_MORE_REQUESTS;
  socket.destroy();
}

function createRefusal({ log, headers, createId }: RequestLimits) {
  const body = JSON.stringify(BUSY.answer);
  return (response: ServerResponse): void => {
    const requestId = createId();
    response.writeHead(BUSY.status, {
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'retry-after': String(BUSY.retryAfterSeconds),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    });
    response.end(body);
    log.info({ route: 'none', status: BUSY.status, requestId });
  };
}
