import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const CALLS = 'trace=fsync,fdatasync,pwrite64,write,writev';

/** Strace is there and may look into another process, which containers can forbid. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-f', '-e', CALLS, '-o', '/dev/null', 'true']).status === 0;
}

/** Writes down the process's calls until it is stopped. */
export async function traceCalls(processId: number | undefined, path: string): Promise<{ stop: () => Promise<Trace> }> {
  const options = ['-f', '-y', '-s', '40', '-e', CALLS, '-o', path, '-p', String(processId)];
  const strace: ChildProcess = spawn('strace', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  if (strace.stderr) await once(strace.stderr, 'data'); // "Process … attached"
  return {
    async stop() {
      strace.kill('SIGINT');
      await once(strace, 'exit');
      return followed(readFileSync(path, 'utf8'));
    },
  };
}

export interface Trace {
  answers: number;
  syncs: number;
  /** Answers that left while something of the log was not on the disk. */
  answersBeforeSync: string[];
}

function followed(trace: string): Trace {
  const seen: Trace = { answers: 0, syncs: 0, answersBeforeSync: [] };
  let hasUnsyncedWrite = false;
  for (const line of trace.split('\n')) {
    if (/pwrite64\(\d+<.*-wal>/.test(line)) hasUnsyncedWrite = true;
    if (/f(data)?sync\(\d+<.*-wal>/.test(line)) {
      hasUnsyncedWrite = false;
      seen.syncs += 1;
    }
    if (/writev?\(\d+<(TCP|socket).*HTTP\/1\.1 20[014]/.test(line)) {
      seen.answers += 1;
      if (hasUnsyncedWrite) seen.answersBeforeSync.push(line);
    }
  }
  return seen;
}
