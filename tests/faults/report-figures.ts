import { appendFileSync } from 'node:fs';

/** What a fault test has reached, for `npm run faults`, which makes a table of it. */
export interface FaultFigures {
  test: string;
  reached: Readonly<Record<string, string | number>>;
}

/** Adds a line to the file that FAULT_FIGURES names; without one nobody asks. */
export function reportFigures(test: string, reached: FaultFigures['reached']): void {
  const file = process.env.FAULT_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ test, reached } satisfies FaultFigures)}\n`);
}
