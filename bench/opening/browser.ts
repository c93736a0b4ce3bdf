import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromiumLaunch } from '../../tests/e2e/support/chromium-launch.ts';

type Parameters = Readonly<Record<string, unknown>>;

interface Message {
  id?: number;
  method?: string;
  params: unknown;
  result?: unknown;
  error?: { message: string };
}

export type PlainBrowser = Awaited<ReturnType<typeof openPlainBrowser>>;

/**
 * Chromium, told no more than is needed: whoever listens to a page's requests, as Playwright does, has it look for the
 * line of script that asked, for which it parses all of it once more.
 */
export async function openPlainBrowser(folder: string) {
  const { executablePath = '', args = [] } = chromiumLaunch();
  const child = spawn(
    executablePath,
    [
      ...args,
      '--disable-3d-apis',
      '--window-size=390,844',
      '--lang=en-GB',
      `--user-data-dir=${folder}`,
      '--remote-debugging-port=0',
    ],
    { detached: true },
  );
  const socket = new WebSocket(await addressOf(createInterface(child.stderr)));
  // Whoever reads no more lets the pipe fill up, and Chromium waits for room in it for ever.
  child.stderr.resume();
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (parameters: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, method, params, result, error }: Message = JSON.parse(String(data));
    if (method !== undefined) listeners.get(method)?.(params);
    else if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
  });
  return {
    /** @param sessionId of a page; without one the browser itself. */
    send<Result = void>(method: string, params: Parameters = {}, sessionId?: string): Promise<Result> {
      const answer = Promise.withResolvers<unknown>();
      waiting.set(waiting.size + 1, answer);
      socket.send(JSON.stringify({ id: waiting.size, method, params, sessionId }));
      return answer.promise as Promise<Result>;
    },
    on<Parameter>(method: string, listener: (parameters: Parameter) => void): void {
      listeners.set(method, listener as (parameters: unknown) => void);
    },
    /** With the group it leads: asked to close, it sometimes never ends, and what Debian starts is a script around it. */
    async close(): Promise<void> {
      const ended = once(child, 'close');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('Chromium did not start.');
}
