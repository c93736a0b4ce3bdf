import { type BodyCare, NOTHING_TOLD, sessionTold } from '#domain/body/body-care.ts';
import { LASTING_LIMITS, type LastingLimit } from '#domain/body/lasting-limit.ts';
import {
  type BirthAnswers,
  SAFETY_QUESTION_IDS,
  type SafetyAnswers,
  safetyFlags,
} from '#domain/body/safety-answers.ts';
import { CAREFUL_FLAGS, type SafetyFlags } from '#domain/body/safety-flags.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { AFTER_SESSION_TABLE } from './after-session.ts';

const WEEKS = [undefined, 0, 5, 6, 7, 8, 11, 12, 30, 51, 52];
const CAESAREANS = [undefined, 'yes', 'no', 'unsaid'] as const;
const CHECKS = [undefined, 'yes', 'not-yet', 'concern'] as const;
const TEARS = [undefined, 'yes', 'no'] as const;

/** Every way in which a birth can be told. */
export const BIRTHS: BirthAnswers[] = WEEKS.flatMap((weeks) =>
  CAESAREANS.flatMap((caesarean) =>
    CHECKS.flatMap((check) =>
      TEARS.map((tear) => ({
        ...(weeks !== undefined && { weeks }),
        ...(caesarean && { caesarean }),
        ...(check && { check }),
        ...(tear && { tear }),
      })),
    ),
  ),
);

/** Every tick with every other, and where a birth is ticked every way in which it can have been. */
export function* everyAnswer(): Generator<SafetyAnswers> {
  for (let bits = 0; bits < 2 ** SAFETY_QUESTION_IDS.length; bits += 1) {
    const ticked = SAFETY_QUESTION_IDS.filter((_, index) => bits & (1 << index));
    if (!ticked.includes('birth')) yield { ticked };
    else for (const birth of BIRTHS) yield { ticked, birth };
  }
}

/** All that any answers come to, each once, and what is kept of whoever would rather not answer. */
export function everyFlags(): SafetyFlags[] {
  const answered = [...everyAnswer()].map(safetyFlags);
  const kinds = new Map([CAREFUL_FLAGS, ...answered].map((flags) => [JSON.stringify(flags), flags]));
  return [...kinds.values()];
}

/** What a session leaves behind: care, and whether a sign closed jumps (product §14.10). */
export interface Taps {
  readonly care: BodyCare;
  readonly closesJumps: boolean;
}

/** Each row of the table after a session, and nothing told. */
export const EVERY_TAPS: readonly Taps[] = [
  { care: NOTHING_TOLD.care, closesJumps: false },
  ...AFTER_SESSION_TABLE.map((row) => ({
    care: sessionTold(NOTHING_TOLD, row, '2026-11-24' as CalendarDay).care,
    closesJumps: row.signs.length > 0,
  })),
];

/** Every combination of lasting limits: 512. */
export const EVERYTHING_NOT_FOR_HER: readonly LastingLimit[][] = Array.from(
  { length: 2 ** LASTING_LIMITS.length },
  (_, bits) => LASTING_LIMITS.filter((_limit, index) => bits & (1 << index)),
);
