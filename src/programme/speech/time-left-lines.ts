import type { SessionQuarter } from '#domain/speech/spoken-cue.ts';

const DONE: Readonly<Record<SessionQuarter, string>> = {
  1: 'A quarter done.',
  2: 'You’re halfway.',
  3: 'Three quarters done.',
};

/** The minutes that sessions have left at a quarter, from the shortest session to the longest; no other is said. */
const MINUTES: Readonly<Record<SessionQuarter, readonly [least: number, most: number]>> = {
  1: [6, 32],
  2: [4, 22],
  3: [1, 12],
};

/** The texts about the time left at each quarter, by their names: "left.q1.6" for six minutes left at the first. */
export function timeLeftLines(): ReadonlyMap<string, string> {
  return new Map(
    ([1, 2, 3] as const).flatMap((quarter) => {
      const [least, most] = MINUTES[quarter];
      return Array.from({ length: most - least + 1 }, (_, index): [string, string] => {
        const minutes = least + index;
        const unit = minutes === 1 ? 'minute' : 'minutes';
        return [`left.q${quarter}.${minutes}`, `${DONE[quarter]} About ${minutes} ${unit} left.`];
      });
    }),
  );
}
