import { median, rounded } from '../statistics/median.ts';

/** One thing that is done for both members. */
export interface Compared {
  what: string;
  /** Milliseconds that it takes for one of them. */
  timeOf: (member: 'old' | 'new') => Promise<number>;
  runs: number;
}

/** Turn by turn, so that whatever else the machine does slows both; who is first changes as well. */
export async function timeBoth({ what, timeOf, runs }: Compared) {
  const times = { old: [] as number[], new: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? (['old', 'new'] as const) : (['new', 'old'] as const);
    for (const member of order) times[member].push(await timeOf(member));
  }
  const [oldMs, newMs] = [median(times.old), median(times.new)];
  return { what, runs, oldMs: rounded(oldMs), newMs: rounded(newMs), ratio: rounded(oldMs / newMs) };
}
