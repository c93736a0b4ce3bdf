import { connect, type Socket } from 'node:net';

/** How a server is asked. */
export interface Load {
  port: number;
  connections: number;
  /** The next request, as it goes over the wire. Each connection asks for one when the last answer is complete. */
  next: () => string;
  /** Ends after so long, or after so many. */
  durationMs?: number;
  requests?: number;
  /**
   * Never to sleep while waiting. Over the loopback whoever answers a sleeper pays for waking it, and that would
   * count as the server's computing: more for a slow call than for the fastest one, whose asker has no time to sleep.
   * /
   */
  isAwake?: boolean;
}

export interface Answered {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** How many answers had which status. */
  statuses: Readonly<Record<number, number>>;
}

/** Asks over connections that stay open, each with one request under way, and keeps the time of every answer. */
export async function drive(load: Load): Promise<Answered> {
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const start = performance.now();
  const endAt = start + (load.durationMs ?? Number.POSITIVE_INFINITY);
  let left = load.requests ?? Number.POSITIVE_INFINITY;
  const mayGoOn = () => {
    left -= 1;
    return left >= 0 && performance.now() < endAt;
  };
  const note = (status: number, ms: number) => {
    times.push(ms);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const stayAwake = () => {
    if (isUnderWay) setImmediate(stayAwake);
  };
  let isUnderWay = load.isAwake ?? false;
  stayAwake();
  await Promise.all(Array.from({ length: load.connections }, () => askOnOne(load, mayGoOn, note)));
  isUnderWay = false;
  const seconds = (performance.now() - start) / 1_000;
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { requests: times.length, perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), statuses };
}

/** One request on a connection of its own. */
export async function askOnce(port: number, request: string): Promise<{ status: number; text: string }> {
  const { socket, ask } = await openConnection(port);
  const answer = await ask(request);
  socket.destroy();
  return answer;
}

async function askOnOne(
  { port, next }: Load,
  mayGoOn: () => boolean,
  note: (status: number, ms: number) => void,
): Promise<void> {
  const { socket, ask } = await openConnection(port);
  while (mayGoOn()) {
    const sentAt = performance.now();
    const { status } = await ask(next());
    note(status, performance.now() - sentAt);
  }
  socket.destroy();
}

interface Connection {
  socket: Socket;
  ask: (request: string) => Promise<{ status: number; text: string }>;
}

function openConnection(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received = '';
    let waiting: PromiseWithResolvers<{ status: number; text: string }> | undefined;
    const fail = (error: Error) => {
      waiting?.reject(error);
      reject(error);
    };
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection')));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (!isComplete(received)) return;
      const answer = { status: Number(received.slice(9, 12)), text: received };
      received = '';
      waiting?.resolve(answer);
    });
    socket.on('connect', () =>
      resolve({
        socket,
        ask(request) {
          waiting = Promise.withResolvers();
          socket.write(request);
          return waiting.promise;
        },
      }),
    );
  });
}

/** None of the servers here pipelines, so an answer ends where its length says. */
function isComplete(text: string): boolean {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1];
  if (length !== undefined) return text.length >= headEnd + 4 + Number(length);
  return text.startsWith('HTTP/1.1 304') || text.endsWith('\r\n0\r\n\r\n');
}
