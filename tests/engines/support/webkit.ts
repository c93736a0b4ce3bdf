import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { IS_FULL } from '#tests/test-size.ts';
import { miniBrowserPath } from '../../../scripts/prepare/engine-paths.mjs';
import type { Driver, Engine } from './driver.ts';
import { eventually } from './eventually.ts';

/** WebKit counts a script's time on the page's own clock, which journeys move. */
const A_DAY_MS = 86_400_000;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** GTK's name for less motion: moving pictures are most of what a journey would wait for. Whoever asks for everything gets them. */
const LESS_MOTION = IS_FULL ? '' : '[Settings]\ngtk-enable-animations=0\n';

/** WebKitGTK's MiniBrowsers on a screen that nobody sees, driven by the W3C's WebDriver. Each has one window, which journeys use in turn. */
export async function openWebkit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'fit-in-30-webkit-'));
  await mkdir(join(home, '.config', 'gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config', 'gtk-3.0', 'settings.ini'), LESS_MOTION);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  const browsers: Driver[] = [];
  const idle: Driver[] = [];
  return {
    async openWindow() {
      const found = idle.pop();
      const browser = found ?? (await openMiniBrowser(home, `:${display}`));
      if (!found) browsers.push(browser);
      return {
        ...browser,
        async close() {
          await browser.goto('about:blank');
          idle.push(browser);
        },
      };
    },
    async close() {
      await Promise.all(browsers.map((browser) => browser.close()));
      screen.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openMiniBrowser(home: string, display: string): Promise<Driver> {
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_RUNTIME_DIR: home,
      HOME: home,
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
  })) as { sessionId: string };
  const at = `/session/${session.sessionId}`;
  await ask('POST', `${at}/timeouts`, { script: A_DAY_MS, pageLoad: 120_000 });
  return {
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
    enterFrame: async () => void (await ask('POST', `${at}/frame`, { id: 0 })),
    leaveFrame: async () => void (await ask('POST', `${at}/frame/parent`, {})),
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
      program.kill();
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
