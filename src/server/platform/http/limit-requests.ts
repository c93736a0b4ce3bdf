import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectionLimits } from './connection-limits.ts';
import { BUSY } from './error-answers.ts';

interface RequestLimitNeeds {
  limits: Pick<ConnectionLimits, 'requestsPerConnection' | 'requests'>;
  log: Pick<FastifyBaseLogger, 'info'>;
  headers: Readonly<Record<string, string>>;
  createId: () => string;
}

/**
 * Counts the requests that wait for their answers, before anything else looks at them. Whoever sends many in one go, as
 * no browser and no proxy does, is cut off; when too many are under way, one more is answered 503 and not read.
 */
export function limitRequests(server: Server, needs: RequestLimitNeeds): void {
  const answer = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const { requestsPerConnection, requests } = needs.limits;
  const refuse = createRefusal(needs);
  const underWayOn = new WeakMap<Socket, number>();
  let underWay = 0;

  const countOn = (socket: Socket) => underWayOn.get(socket) ?? 0;

  function begin(socket: Socket): void {
    // Answers that wait behind another one never hear that their connection is gone.
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

/** Node's own place for what takes each request as it is read; nothing else tells its parser to read no further. */
interface ParsedSocket extends Socket {
  parser?: { onIncoming?: () => number } | null;
}

/** What makes the parser take all that follows for another protocol's. */
const NO_MORE_REQUESTS = 2;

/** Or all that came in the same piece, 2,400 requests in 64 kB, would be made and kept until the connection is gone. */
function cutOff(socket: ParsedSocket): void {
  if (socket.parser) socket.parser.onIncoming = () => NO_MORE_REQUESTS;
  socket.destroy();
}

function createRefusal({ log, headers, createId }: RequestLimitNeeds) {
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
