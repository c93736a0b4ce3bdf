import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { READY_PATH } from '#contract/paths.ts';
import type { Config } from '#server/config.ts';
import { PROJECT } from './project-folder.ts';

const PROCESSES = '/proc';
const PROGRAM = 'dist/server/main.cjs';

/** The new version may have a large database to bring up to date. */
const PATIENCE_MS = 180_000;
const LOOK_PAUSE_MS = 250;

/** Whoever keeps it running starts it again; that takes seconds, and never so long. */
const GIVE_UP_MS = 30_000;

export interface RunningServer {
  id: number;
  /** Whether something starts it again when it ends: systemd leaves its mark on what it runs. */
  isRestarted: boolean;
}

/** The servers that run out of this folder, where the system tells (Linux). */
export function runningServers(): RunningServer[] {
  if (!existsSync(PROCESSES)) return [];
  return readdirSync(PROCESSES)
    .filter((name) => /^\d+$/.test(name))
    .flatMap(serverOf);
}

/** None if it is another program, somebody else's, or has just ended. */
function serverOf(id: string): RunningServer[] {
  try {
    const folder = `${PROCESSES}/${id}`;
    const words = readFileSync(`${folder}/cmdline`, 'utf8').split('\0');
    if (!words.includes(PROGRAM) || readlinkSync(`${folder}/cwd`) !== realpathSync(PROJECT)) return [];
    const isRestarted = readFileSync(`${folder}/environ`, 'utf8').split('\0').some(isSystemdMark);
    return [{ id: Number(id), isRestarted }];
  } catch {
    return [];
  }
}

const isSystemdMark = (setting: string) => setting.startsWith('INVOCATION_ID=');

/** One after the other; what is wrong with the first that does not come back well. */
export async function restartServers(servers: readonly RunningServer[], config: Config): Promise<string | undefined> {
  for (const server of servers) {
    await endServer(server.id);
    const trouble = await comesBack(config);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

export async function endServer(id: number): Promise<void> {
  signal(id, 'SIGTERM');
  for (const giveUpAt = performance.now() + GIVE_UP_MS; existsSync(`${PROCESSES}/${id}`); await wait(LOOK_PAUSE_MS)) {
    if (performance.now() > giveUpAt) signal(id, 'SIGKILL');
  }
}

/** It may have ended by itself. */
function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch {}
}

/** Waits until a server answers and has a page to show; otherwise what is wrong. */
export async function comesBack({ host, port }: Pick<Config, 'host' | 'port'>): Promise<string | undefined> {
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const origin = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
  const startedAt = performance.now();
  for (;;) {
    const told = await lookAt(`${origin}${READY_PATH}`);
    if (told === undefined) return lookAt(`${origin}/`);
    const waited = performance.now() - startedAt;
    const isGone = runningServers().length === 0 && waited > GIVE_UP_MS;
    if (isGone || waited > PATIENCE_MS) return told;
    await wait(LOOK_PAUSE_MS);
  }
}

async function lookAt(address: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(address, {
      signal: AbortSignal.timeout(5_000),
      headers: { connection: 'close' },
    });
    return ok ? undefined : `${address} answers ${status}`;
  } catch {
    return `nothing answers at ${address}`;
  }
}
