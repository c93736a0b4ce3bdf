import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./programs/shift-clock.ts', import.meta.url));

/** A product whose clock is moved by the journey. */
export interface MovingClock {
  /** Start the product with these. */
  settings: Record<string, string>;
  /** From now on the product believes it is this instant, in epoch milliseconds, and its clock runs on from there. */
  moveTo(instant: number): void;
}

/** A clock for one journey's product; it begins at `instant`. */
export function createMovingClock(instant: number): MovingClock {
  const file = join(mkdtempSync(join(tmpdir(), 'fit-in-30-clock-')), 'shift');
  const moveTo = (to: number) => writeFileSync(file, String(to - Date.now()));
  moveTo(instant);
  return {
    settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${pathToFileURL(PROGRAM).href}` },
    moveTo,
  };
}
