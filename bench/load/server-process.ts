import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One tick of /proc/…/stat. */
const TICK_US = 10_000;

export interface ServerProcess {
  port: number;
  /** From its start until it said where it listens. */
  startMs: number;
  pid: number;
  /** Computing time so far, of all its threads. */
  cpuUs: () => number;
  memoryMb: () => number;
  stop: () => Promise<void>;
}

interface ServerProgram {
  /** From the project's folder. */
  file: string;
  parameters?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Of Node itself. */
  flags?: readonly string[];
  /** Where its log goes: a file, as on a server. */
  folder: string;
}

const PROJECT = join(import.meta.dirname, '../..');

/** Starts a program that prints an address with its port, in a process of its own. */
export async function startServer(program: ServerProgram): Promise<ServerProcess> {
  const { file, parameters = [], environment = {}, flags = [], folder } = program;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', ...flags, join(PROJECT, file), ...parameters], {
    env: { PATH: process.env.PATH, PORT: '0', PAYMENTS: 'sandbox', ...environment },
    stdio: ['ignore', 'pipe', openSync(join(folder, 'log'), 'a')],
  });
  const port = child.stdout ? await printedPort(child.stdout) : undefined;
  if (port === undefined || child.pid === undefined) throw new Error(`${file} did not start: see ${folder}/log`);
  const { pid } = child;
  return {
    port,
    pid,
    startMs: performance.now() - startedAt,
    cpuUs: () => cpuUsOf(pid),
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function printedPort(output: NodeJS.ReadableStream): Promise<number | undefined> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const port = /:(\d+)\n/.exec(text)?.[1];
    if (port) return Number(port);
  }
  return undefined;
}

function cpuUsOf(pid: number): number {
  // The name in brackets may hold spaces; what follows it does not.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

/** Computing time of all processes that a process has started, with those that have ended: a database server's. */
export function cpuUsOfFamily(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ended = (Number(fields[13]) + Number(fields[14])) * TICK_US;
  return childrenOf(pid).reduce((sum, child) => sum + cpuUsOf(child), cpuUsOf(pid) + ended);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid);
}

/** Absent if there is no such process. */
export function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined; // it has ended meanwhile
  }
}
