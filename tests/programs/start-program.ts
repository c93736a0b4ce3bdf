import { type ChildProcess, spawn } from 'node:child_process';
import { COMPILE_CACHE } from './compile-cache.ts';

/** What the server says once it listens. */
export const RUNNING =
  /^Fit in 30 is running at (http:\/\/127\.0\.0\.1:\d+)\n(?:Your desk has no owner yet\. \S.*\n)?$/;

/** Header of a request that leaves no connection behind: a stop waits a second for those that are kept. */
export const IN_PASSING = { connection: 'close' };

export interface Program {
  process: ChildProcess;
  output: () => string;
  errors: () => string;
  /** The address it prints. */
  address: Promise<string>;
  exited: Promise<number | null>;
}

/** Starts the server's program, from its sources or as it was built, with these settings and no others. */
export function startProgram(file: string, environment: Record<string, string>): Program {
  const env = { PATH: process.env.PATH, ...COMPILE_CACHE, ...environment };
  const program = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  program.stderr.on('data', (text) => {
    errors += text;
  });
  const address = new Promise<string>((resolve, reject) => {
    program.stdout.on('data', (text) => {
      output += text;
      if (output.endsWith('\n')) resolve(RUNNING.exec(output)?.[1] ?? output);
    });
    program.on('exit', () => reject(new Error(`It ended before it served: ${errors}`)));
  });
  address.catch(() => {}); // asked for only by tests that expect it to serve
  const exited = new Promise<number | null>((resolve) => program.on('close', resolve));
  return { process: program, output: () => output, errors: () => errors, address, exited };
}
