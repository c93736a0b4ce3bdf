import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOwnCertificate } from '#tests/servers/own-certificate.ts';

/** What an owner puts in front of the server: https ends here. */
export interface HttpsInFront {
  /** Such as `https://localhost:41873`. */
  address: string;
  /** Start the product with these: it trusts the certificate. */
  settings: Record<string, string>;
  /** From now on it leads to this address. */
  leadTo(product: string): void;
  close(): Promise<void>;
}

export async function startHttpsInFront(): Promise<HttpsInFront> {
  const { key, certificate } = createOwnCertificate('localhost');
  const folder = await mkdtemp(join(tmpdir(), 'fit-in-30-https-'));
  const file = join(folder, 'certificate.pem');
  await writeFile(file, certificate);
  let product = '';
  const server = createServer({ key, cert: certificate }, (request, response) => passOn(product, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    settings: { NODE_EXTRA_CA_CERTS: file },
    leadTo: (to) => {
      product = to;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

/** With the name that was asked for, as the desk says that a proxy must. */
function passOn(product: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = request;
  const asked = ask(new URL(url, product), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}
