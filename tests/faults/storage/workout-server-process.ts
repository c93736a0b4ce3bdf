import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Agent } from 'node:http';
import { askOnce } from '#tests/faults/ask-once.ts';

const PROGRAM = new URL('./programs/workout-server.ts', import.meta.url).pathname;

export interface WorkoutServer {
  child: ChildProcess;
  port: number;
}

interface StartOptions {
  users: number;
  /** Largest file that the program may write, in blocks of 512 bytes; a write beyond it is an I/O error. */
  fileSizeLimit?: number;
}

/** Starts the program on the file and waits for its port. */
export async function startWorkoutServer(path: string, { users, fileSizeLimit }: StartOptions): Promise<WorkoutServer> {
  const command = [process.execPath, PROGRAM, path, String(users)];
  const limit = fileSizeLimit === undefined ? '' : `ulimit -f ${fileSizeLimit};`;
  const child = spawn('sh', ['-c', `${limit} exec "$@"`, 'sh', ...command], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) return { child, port: Number(String(chunk)) };
  throw new Error('The server did not start');
}

/** Ends it with the signal, and waits until it is gone. */
export async function endWorkoutServer({ child }: WorkoutServer, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** One request; the status, or 0 if the connection broke before the answer was complete. */
export async function ask(port: number, agent: Agent, method: 'GET' | 'POST', path: string): Promise<number> {
  const outcome = await askOnce(port, agent, { method, path });
  return typeof outcome === 'number' ? outcome : 0;
}
