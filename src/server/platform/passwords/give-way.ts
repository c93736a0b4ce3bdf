import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

const OWN_THREADS = '/proc/self/task';

/** What libuv calls each thread of its pool. */
const POOL_THREAD = 'libuv-worker';

/** So much nicer is a tenth of the share, when both want the same core. */
const NICER_BY = 10;
const NICEST = 19;

/**
 * Lets the threads that check passwords, read files and write the log give way to the one that answers. Only Linux gives
 * threads a priority each; elsewhere nothing happens. A thread of our own would do as well and takes 20 MB.
 */
export async function letPoolGiveWay(): Promise<void> {
  if (process.platform !== 'linux') return;
  await stat(OWN_THREADS); // The pool begins with the first work for it.
  const niceness = Math.min(NICEST, getPriority() + NICER_BY);
  try {
    for (const id of readdirSync(OWN_THREADS)) {
      const name = readFileSync(`${OWN_THREADS}/${id}/comm`, 'utf8').trim();
      if (name === POOL_THREAD) setPriority(Number(id), niceness);
    }
  } catch {
    // A container may forbid it; passwords are checked all the same.
  }
}
