import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { READY_PATH } from '#contract/paths.ts';
import type { Config } from '#server/settings/config.ts';
import { PROJECT } from './project-folder.ts';

const PROCESSES = '/proc';
const PROGRAM = 'dist/server/main.cjs';

/** Migrating a large database takes long. */
const PATIENCE_MS = 180_000;
const LOOK_PAUSE_MS = 250;

/** A supervisor restarts it within seconds. */
const GIVE_UP_MS = 30_000;
/** Servers that ended while they started: the next one will, too. */
const GIVE_UP_ENDED = 3;

export interface RunningServer {
  id: number;
  /** By systemd, which sets INVOCATION_ID. */
  isRestarted: boolean;
}

/** Found in /proc (Linux). */
export function runningServers(): RunningServer[] {
  if (!existsSync(PROCESSES)) return [];
  return readdirSync(PROCESSES)
    .filter((name) => /^\d+$/.test(name))
    .flatMap(serverOf);
}

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

/** Returns what is wrong with the first that does not come back. */
export async function restartServers(servers: readonly RunningServer[], config: Config): Promise<string | undefined> {
  for (const server of servers) {
    await stopServer(server.id);
    const problem = await waitUntilReady(config);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export async function stopServer(id: number): Promise<void> {
  signal(id, 'SIGTERM');
  for (const giveUpAt = performance.now() + GIVE_UP_MS; existsSync(`${PROCESSES}/${id}`); await wait(LOOK_PAUSE_MS)) {
    if (performance.now() > giveUpAt) signal(id, 'SIGKILL');
  }
}

function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch {}
}

/** Waits until it is ready and serves a page; else returns what is wrong. */
export async function waitUntilReady({ host, port }: Pick<Config, 'host' | 'port'>): Promise<string | undefined> {
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const origin = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
  const startedAt = performance.now();
  const seen = new Set<number>();
  for (;;) {
    const told = await lookAt(`${origin}${READY_PATH}`);
    if (told === undefined) return lookAt(`${origin}/`);
    const waited = performance.now() - startedAt;
    const running = runningServers();
    for (const { id } of running) seen.add(id);
    const isGone = running.length === 0 && (waited > GIVE_UP_MS || seen.size >= GIVE_UP_ENDED);
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
