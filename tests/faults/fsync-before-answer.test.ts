import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, endWorkoutServer, startWorkoutServer } from './workout-server-process.ts';

const CALLS = 'trace=fsync,fdatasync,pwrite64,write,writev';

/** Strace is there and may look into another process, which containers can forbid. */
function canTrace(): boolean {
  return spawnSync('strace', ['-f', '-e', CALLS, '-o', '/dev/null', 'true']).status === 0;
}

/** A kill cannot show a missing sync, because what is in the page cache survives it; the order of system calls can. */
test.skipIf(!canTrace())(
  'an answer leaves only after the log was synced (skipped where strace cannot run)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-fsync-'));
    const server = await startWorkoutServer(join(folder, 'test.sqlite'), { users: 16 });
    const tracePath = join(folder, 'trace.txt');
    const options = ['-f', '-y', '-s', '40', '-e', CALLS, '-o', tracePath, '-p', String(server.child.pid)];
    const strace = spawn('strace', options, { stdio: ['ignore', 'ignore', 'pipe'] });
    await once(strace.stderr, 'data'); // "Process … attached"
    const agent = new Agent({ keepAlive: true });
    for (let count = 0; count < 5; count += 1) {
      expect(await ask(server.port, agent, 'POST', `/user-1/alone-${count}`)).toBe(200);
    }
    const crowd = await Promise.all(
      Array.from({ length: 16 }, (_, at) => ask(server.port, agent, 'POST', `/user-${at}/crowd`)),
    );
    expect(crowd).toEqual(Array.from({ length: 16 }, () => 200));
    strace.kill('SIGINT');
    await once(strace, 'exit');
    agent.destroy();
    await endWorkoutServer(server, 'SIGTERM');

    const trace = followed(readFileSync(tracePath, 'utf8'));
    expect(trace).toMatchObject({ answers: 21, answersBeforeSync: [] });
    expect(trace.syncs).toBeGreaterThanOrEqual(6);
    rmSync(folder, { recursive: true });
  },
);

function followed(trace: string): { answers: number; syncs: number; answersBeforeSync: string[] } {
  const seen = { answers: 0, syncs: 0, answersBeforeSync: [] as string[] };
  let hasUnsyncedWrite = false;
  for (const line of trace.split('\n')) {
    if (/pwrite64\(\d+<.*-wal>/.test(line)) hasUnsyncedWrite = true;
    if (/f(data)?sync\(\d+<.*-wal>/.test(line)) {
      hasUnsyncedWrite = false;
      seen.syncs += 1;
    }
    if (/writev?\(\d+<(TCP|socket).*HTTP\/1\.1 200/.test(line)) {
      seen.answers += 1;
      if (hasUnsyncedWrite) seen.answersBeforeSync.push(line);
    }
  }
  return seen;
}
