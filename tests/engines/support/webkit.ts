import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { miniBrowserPath } from '../../../scripts/prepare/engine-paths.mjs';
import type { Driver } from './driver.ts';
import { eventually } from './eventually.ts';

/** WebKit counts a script's time on the page's own clock, which journeys move. */
const A_DAY_MS = 86_400_000;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A window of WebKitGTK's MiniBrowser on a screen that nobody sees, driven by the W3C's WebDriver. */
export async function openWebkit(): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'fit-in-30-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_RUNTIME_DIR: folder,
      HOME: folder,
      TZ: 'Europe/London',
      LANG: 'en_GB.UTF-8',
    },
  });
  const ask = (method: string, path: string, body?: object) =>
    askDriver(`http://127.0.0.1:${port}`, method, path, body);
  await eventually('WebKitWebDriver listens', () => ask('GET', '/status'));
  const options = { binary: miniBrowserPath(), args: ['--automation'] };
  const session = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const at = `/session/${session.sessionId}`;
  await ask('POST', `${at}/timeouts`, { script: A_DAY_MS, pageLoad: 120_000 });
  return {
    version: session.capabilities.browserVersion,
    goto: async (url) => void (await ask('POST', `${at}/url`, { url })),
    reload: async () => void (await ask('POST', `${at}/refresh`, {})),
    back: async () => void (await ask('POST', `${at}/back`, {})),
    async run(body, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        (async function () { ${body} }).apply(null, [...arguments].slice(0, -1))
          .then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));`;
      const answer = await ask('POST', `${at}/execute/async`, { script, args });
      return answerOf(answer as string);
    },
    find: async (body, ...args) => {
      const found = await ask('POST', `${at}/execute/sync`, { script: body, args });
      return found as object | null;
    },
    press: async (element) => {
      const id = (element as Record<string, string>)[ELEMENT];
      await ask('POST', `${at}/element/${id}/click`, {});
    },
    type: async (text) => {
      const active = (await ask('GET', `${at}/element/active`)) as Record<string, string>;
      await ask('POST', `${at}/element/${active[ELEMENT]}/value`, { text });
    },
    resize: async (width, height) => void (await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width, height })),
    hide: async () => void (await ask('POST', `${at}/window/minimize`, {})),
    show: async () => void (await ask('POST', `${at}/window/rect`, {})),
    screenshot: async () => Buffer.from((await ask('GET', `${at}/screenshot`)) as string, 'base64'),
    async close() {
      await ask('DELETE', at).catch(() => undefined);
      driver.kill();
      screen.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a script in the page has returned or thrown. */
export function answerOf(text: string): unknown {
  const { value, error } = JSON.parse(text) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(`In the page: ${error}`);
  return value;
}

async function askDriver(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(base + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error) throw new Error(`${value.error}: ${value.message} (${method} ${path})`);
  return value;
}

async function firstLine(screen: ChildProcess): Promise<string> {
  const [chunk] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return chunk.toString().trim();
}

/** The driver cannot choose one itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
