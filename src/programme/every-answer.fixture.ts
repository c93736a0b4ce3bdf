import { type BirthAnswers, SAFETY_QUESTION_IDS, type SafetyAnswers } from '#domain/safety-answers.ts';

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
