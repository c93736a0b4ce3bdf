import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Agent, request } from 'node:http';

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
export function ask(port: number, agent: Agent, method: 'GET' | 'POST', path: string): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request({ port, host: '127.0.0.1', agent, method, path });
    outgoing.on('error', () => resolve(0));
    outgoing.on('response', (answer) => {
      answer.on('error', () => resolve(0));
      answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
      answer.resume();
    });
    outgoing.end();
  });
}
