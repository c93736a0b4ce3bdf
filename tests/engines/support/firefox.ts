import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { IS_FULL } from '#tests/test-size.ts';
import { firefoxPath } from '../../../scripts/prepare/engine-paths.mjs';
import type { Driver, ElementHandle, Engine } from './driver.ts';
import { answerOf } from './webkit.ts';

const PREFERENCES = {
  'media.autoplay.default': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'intl.accept_languages': 'en-GB',
  'ui.prefersReducedMotion': IS_FULL ? 0 : 1,
};

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** Debian's Firefox without a window to see, driven by WebDriver BiDi, which it speaks without a program between. */
export async function openFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'fit-in-30-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    firefoxPath() ?? 'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Europe/London', HOME: profile } },
  );
  const send = await connect(await addressSaidBy(browser.stderr));
  await send('session.new', { capabilities: {} });
  return {
    openWindow: () => openWindow(send),
    async close() {
      browser.kill('SIGKILL');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openWindow(send: Send): Promise<Driver> {
  const { userContext } = await send('browser.createUserContext');
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  let here = context;
  const call = async (functionDeclaration: string, args: readonly unknown[], awaitPromise: boolean) => {
    const { result, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      awaitPromise,
      target: { context: here },
    });
    if (exceptionDetails) throw new Error(`In the page: ${(exceptionDetails as { text: string }).text}`);
    return result as { type: string; value?: string; sharedId?: string };
  };
  const act = (actions: object) => send('input.performActions', { context: here, actions: [actions] });
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async run(body, ...args) {
      const script = `(text) => (async function () { ${body} }).apply(null, JSON.parse(text))
        .then((value) => JSON.stringify({ value }), (error) => JSON.stringify({ error: String(error) }))`;
      return answerOf((await call(script, args, true)).value ?? '{}');
    },
    async find(body, ...args) {
      const found = await call(`(text) => (function () { ${body} }).apply(null, JSON.parse(text))`, args, false);
      return found.sharedId === undefined ? null : found;
    },
    async enterFrame() {
      const { contexts } = await send('browsingContext.getTree', { root: context });
      const [page] = contexts as { children: { context: unknown }[] }[];
      here = page?.children[0]?.context;
    },
    leaveFrame: async () => {
      here = context;
    },
    press: async (element: ElementHandle) => {
      const { sharedId } = element as { sharedId: string };
      const origin = { type: 'element', element: { sharedId } };
      const buttons = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'pointer', actions: buttons });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    hide: async () => void (await send('browsingContext.create', { type: 'tab', userContext })),
    show: async () => void (await send('browsingContext.activate', { context })),
    async screenshot() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data as string, 'base64');
    },
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

function addressSaidBy(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stream.once('end', () => reject(new Error(`Firefox ended: ${said}`)));
  });
}

/** Commands and their answers over one socket. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (answer: { error?: string; message?: string; result?: object }) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  let last = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ error, message, result }) => {
        if (error) reject(new Error(`${error}: ${message} (${method})`));
        else resolve(result as Record<string, unknown>);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
