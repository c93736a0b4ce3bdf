import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenProduct } from '#tests/e2e/support/open-product.ts';

/** What may go wrong with a build: its worker is no script, a file is missing, or the app stops as it starts. */
export type Fault = 'worker' | 'file' | 'app';

/** One product after the other at one address, as if a new build had been put in place of the one before. */
export interface Releases {
  readonly address: string;
  /** From now on this build is served, and the files of the two before it. */
  deploy(release: number, fault?: Fault): void;
  /** All that were ever deployed, the newest first. */
  known(): readonly number[];
  /** From now on the operator has switched the worker off. */
  switchWorkerOff(): void;
  close(): Promise<void>;
}

const BUILDS_KEPT = 3;
/** The marks of a version are the product's, which is the same all the time. */
const VERSION_MARKS = ['etag', 'last-modified', 'if-none-match', 'if-modified-since'];
const OF_THE_CONNECTION = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
const NOT_PASSED_ON = new Set([...VERSION_MARKS, ...OF_THE_CONNECTION]);
const TEXT = /javascript|html|css/;

/**
 * Stands before `product` and gives every hashed file another name in each release, in the file itself and wherever it is
 * named: to a browser that is another build.
 */
export async function openReleases(product: OpenProduct): Promise<Releases> {
  const names = await namesOfAssets(product);
  const deployed: { release: number; fault: Fault | undefined }[] = [];
  let workerIsOn = true;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { release, path } = releaseOf(request.url ?? '/', deployed[0]?.release ?? 0);
    const build = deployed.slice(0, BUILDS_KEPT).find((candidate) => candidate.release === release);
    if (!build || isMissing(path, build.fault)) return void response.writeHead(404).end();
    const target = path === '/sw.js' && !workerIsOn ? '/sw-off.js' : path;
    const original = await fetch(`${product.address}${target}`, await forwarded(request));
    const headers = Object.fromEntries([...original.headers].filter(([name]) => !NOT_PASSED_ON.has(name)));
    const body = Buffer.from(await original.arrayBuffer());
    const isText = TEXT.test(headers['content-type'] ?? '') && !path.startsWith('/api/');
    if (!isText) return void response.writeHead(original.status, headers).end(body);
    const renamed = asIn(build, path, body.toString(), names);
    response.writeHead(original.status, withStylesOf(headers, body.toString(), renamed)).end(renamed);
  }

  const server = createServer((request, response) => {
    // The product may have been ended on purpose.
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (release, fault) => deployed.unshift({ release, fault }),
    known: () => deployed.map(({ release }) => release),
    switchWorkerOff: () => {
      workerIsOn = false;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** All hashed files, longest name first, as one pattern. */
async function namesOfAssets({ address }: OpenProduct): Promise<RegExp> {
  const worker = await (await fetch(`${address}/sw.js`)).text();
  const names = [...worker.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
  return new RegExp(
    names
      .toSorted((first, second) => second.length - first.length)
      .map((name) => name.replaceAll('.', '\\.'))
      .join('|'),
    'g',
  );
}

/** The policy names a page's styles by their content, in which files have other names now. */
function withStylesOf(headers: Record<string, string>, before: string, after: string): Record<string, string> {
  const policy = 'content-security-policy';
  const [old, next] = [before, after].map((html) =>
    [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) =>
      createHash('sha256').update(css).digest('base64'),
    ),
  );
  const named = old?.reduce((text, hash, index) => text.replaceAll(hash, next?.[index] ?? ''), headers[policy] ?? '');
  return named ? { ...headers, [policy]: named } : headers;
}

/** "/assets/index-abc.r7.js" is release 7's "/assets/index-abc.js"; what has no hash is the newest release's. */
function releaseOf(url: string, newest: number): { release: number; path: string } {
  const [, before, number, after] = /^(\/assets\/.+)\.r(\d+)(\.\w+)$/.exec(url) ?? [];
  return number === undefined ? { release: newest, path: url } : { release: Number(number), path: `${before}${after}` };
}

const isAppCode = (path: string) => /^\/assets\/index-.+\.js$/.test(path);

function isMissing(path: string, fault: Fault | undefined): boolean {
  return fault === 'file' && path.startsWith('/assets/') && !isAppCode(path);
}

async function forwarded(request: IncomingMessage): Promise<RequestInit> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!NOT_PASSED_ON.has(name) && name !== 'host') headers.set(name, String(value));
  }
  return {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  };
}

function asIn(
  { release, fault }: { release: number; fault: Fault | undefined },
  path: string,
  text: string,
  names: RegExp,
) {
  if (fault === 'worker' && path === '/sw.js') return 'this is no script';
  if (fault === 'app' && isAppCode(path)) return 'throw new Error("A broken build.");';
  const renamed = text.replaceAll(names, (name) => name.replace(/(\.\w+)$/, `.r${release}$1`));
  // The coach's pictures are the same in every build.
  return path === '/sw.js'
    ? renamed.replaceAll(/(?<!\.webp.,)(revision:.)([0-9a-f]{16})/g, `$1$2-${release}`)
    : renamed;
}
