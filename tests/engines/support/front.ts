import { readFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { IS_FULL } from '#tests/test-size.ts';

const TOOLS = stripTypeScriptTypes(
  ['page-clock.ts', 'page-tools.ts']
    .map((name) => readFileSync(new URL(`./programs/${name}`, import.meta.url), 'utf8'))
    .join('\n'),
);
/** Under the API, where neither a worker nor the product's own pages are. */
export const BLANK_PATH = '/api/of-tests/blank';
const TOOLS_PATH = '/api/of-tests/tools.js';
const FINDINGS_PATH = '/api/of-tests/findings';
const BLANK = `<!doctype html><link rel="icon" href="data:,"><script src="${TOOLS_PATH}"></script>`;

/** As in the journeys of Chromium: the worker takes the whole app in, and the processor draws the coach. */
const WITHOUT = {
  worker: 'ServiceWorkerContainer.prototype.register = async () => undefined;',
  webgl: `HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
    apply: (get, canvas, [kind, ...more]) =>
      String(kind).startsWith('webgl') ? null : Reflect.apply(get, canvas, [kind, ...more]),
  });`,
};

/**
 * What stands between an engine and the product: one address for each journey, so nothing is shared; a network that can be
 * cut as a radio is; and in each document, before anything of the product's, the tools of the journeys. No protocol of an
 * engine gives all three.
 */
export interface Front {
  readonly address: string;
  /** Statements that run in each document before anything else, such as one that takes a feature away. */
  before: string[];
  /** From now on documents have what most journeys do without. */
  allow(...features: (keyof typeof WITHOUT)[]): void;
  /** From now on it leads to the product at this address. */
  leadTo(product: string): void;
  /** From now on nothing of the product's is reached. */
  cut(): void;
  mend(): void;
  /** From now on it does with scripts what some networks of proxies do to speed pages up, unless the page forbids it. */
  putOffScripts(): void;
  /** From now on the script of each page is one that this browser does not understand, as a new one is to an old browser. */
  outdate(): void;
  /** What pages have reported: script errors, complaints on the console, broken policy, files that did not load. */
  readonly findings: string[];
  close(): Promise<void>;
}

export async function openFront(product: string): Promise<Front> {
  const before: string[] = [];
  const findings: string[] = [];
  const without = new Set(IS_FULL ? [] : (['worker', 'webgl'] as const));
  let target = product;
  let isCut = false;
  let isPuttingOff = false;
  let isOutdated = false;
  const ofTests: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    [BLANK_PATH]: (_, response) => response.setHeader('content-type', 'text/html').end(BLANK),
    [TOOLS_PATH]: (_, response) =>
      response
        .setHeader('content-type', 'text/javascript')
        .setHeader('cache-control', 'no-store')
        .end([TOOLS, ...[...without].map((feature) => WITHOUT[feature]), ...before].join('\n')),
    async [FINDINGS_PATH](request, response) {
      const finding = await text(request);
      findings.push(`${isCut ? 'without a network: ' : ''}${finding}`);
      response.writeHead(204).end();
    },
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (ofTests[path]) return void ofTests[path](request, response);
    if (isCut) return void request.socket.destroy();
    if (isOutdated && APP_SCRIPT.test(path))
      return void response.setHeader('content-type', 'text/javascript').end('of tomorrow {');
    passOn(target, request, response, isPuttingOff);
    response.on('finish', () => {
      const { statusCode } = response;
      if (statusCode >= 400 && isAsset(request)) findings.push(`answered ${statusCode}: ${path}`);
    });
  });
  server.keepAliveTimeout = 60_000;
  const host = nextHost();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    before,
    allow: (...features) => {
      for (const feature of features) without.delete(feature);
    },
    findings,
    leadTo: (to) => {
      target = to;
    },
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    outdate: () => {
      isOutdated = true;
    },
    putOffScripts: () => {
      isPuttingOff = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let hosts = 1;
/** Each of its own: cookies are shared by all ports of a host. */
function nextHost(): string {
  hosts += 1;
  return `127.0.${hosts >> 8}.${hosts & 255}`;
}

const APP_SCRIPT = /^\/assets\/(index|plain-page)-.+\.js$/;
const isAsset = ({ url = '', headers }: IncomingMessage) =>
  !url.startsWith('/api/') && headers['sec-fetch-dest'] !== 'document';

function passOn(target: string, request: IncomingMessage, response: ServerResponse, isPuttingOff: boolean): void {
  const { method, url = '/', headers } = request;
  const asked = ask(
    new URL(url, target),
    { method, headers: { ...headers, 'accept-encoding': 'identity' } },
    (answer) => void giveBack(answer, response, isPuttingOff),
  );
  asked.on('error', () => request.socket.destroy());
  request.pipe(asked);
}

async function giveBack(answer: IncomingMessage, response: ServerResponse, isPuttingOff: boolean): Promise<void> {
  const { statusCode = 502, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  const original = await text(answer);
  const page =
    isPuttingOff && !headers['cache-control']?.includes('no-transform') ? withScriptsPutOff(original) : original;
  const { 'content-length': _, ...others } = headers;
  response.writeHead(statusCode, others);
  response.end(page.replace(/<head[^>]*>/, (head) => `${head}<script src="${TOOLS_PATH}"></script>`));
}

/** A kind that browsers do not run, to be run later by a script that the policy of the page refuses. */
const withScriptsPutOff = (page: string) =>
  page.replaceAll(
    /<script(?![^>]*data-cfasync="false")[^>]*>/g,
    (tag) => `${tag.slice(0, -1).replace(/ type="[^"]*"/, '')} type="later-text/javascript">`,
  );
