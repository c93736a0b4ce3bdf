import { connect } from 'node:net';

/** No answer takes this long: the other side has forgotten us. */
const SILENCE_MS = 5_000;

/** Sends bytes as they are and no more, and answers what comes back until the other side hangs up. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
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
    socket.end(bytes);
  });
}

/** The status of each answer in what came back. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
