import { connect, type Socket } from 'node:net';

/** No answer takes this long: the other side has forgotten us. */
const SILENCE_MS = 5_000;

/** What a patient client sends at a time. */
const PIECE_BYTES = 16 * 1024;

/** Sends bytes as they are and no more, and answers what comes back until the other side hangs up. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return exchange(port, (socket) => void socket.end(bytes));
}

/** Sends bytes piece by piece, as browsers do, and no more of them once an answer has begun to come back. */
export function sendUntilAnswered(port: number, bytes: Buffer): Promise<string> {
  return exchange(port, (socket, isAnswered) => {
    function sendFrom(start: number): void {
      if (isAnswered() || socket.destroyed) return;
      if (start >= bytes.length) socket.end();
      else socket.write(bytes.subarray(start, start + PIECE_BYTES), () => setImmediate(sendFrom, start + PIECE_BYTES));
    }
    sendFrom(0);
  });
}

function exchange(port: number, send: (socket: Socket, isAnswered: () => boolean) => void): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    // What came before the other side reset the connection counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    send(socket, () => received !== '');
  });
}

/** The status of each answer in what came back. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
