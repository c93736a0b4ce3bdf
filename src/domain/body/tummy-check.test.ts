import { describe, expect, test } from 'vitest';
import { NOTHING_TOLD } from './body-care.ts';
import {
  isTummyLook,
  TUMMY_WIDTHS,
  type TummyAnswers,
  type TummyOutcome,
  tummyOutcome,
  withTummyOutcome,
} from './tummy-check.ts';

const YES_NO = [false, true];

/** Every answer with every other. */
const EVERYTHING: TummyAnswers[] = YES_NO.flatMap((hurts) =>
  YES_NO.flatMap((isLate) =>
    YES_NO.flatMap((isSoft) =>
      YES_NO.flatMap((domes) =>
        TUMMY_WIDTHS.flatMap((above) =>
          TUMMY_WIDTHS.flatMap((navel) =>
            TUMMY_WIDTHS.map((below) => ({ hurts, isLate, isSoft, domes, fingers: { above, navel, below } })),
          ),
        ),
      ),
    ),
  ),
);

const of = (outcome: TummyOutcome) => EVERYTHING.filter((answers) => tummyOutcome(answers) === outcome);

describe('every combination of what she may find', () => {
  test('pain or a lump is shown to somebody, whatever else was found', () => {
    expect(EVERYTHING).toHaveLength(1_024);
    expect(of('show-somebody')).toEqual(EVERYTHING.filter(({ hurts }) => hurts));
  });

  test('before eight weeks nothing else means anything yet', () => {
    expect(of('early-days')).toEqual(EVERYTHING.filter(({ hurts, isLate }) => !hurts && !isLate));
  });

  test('from eight weeks on three fingers, softness or doming are worth a look, and nothing else is', () => {
    const isNarrow = ({ fingers }: TummyAnswers) => [fingers.above, fingers.navel, fingers.below].every((n) => n < 3);
    for (const answers of of('as-many')) {
      expect(isNarrow(answers)).toBe(true);
      expect(answers.isSoft || answers.domes).toBe(false);
    }
    expect(of('as-many')).toHaveLength(8);
    expect(of('worth-a-look')).toHaveLength(256 - 8);
  });
});

test.each<[TummyOutcome, boolean]>([
  ['show-somebody', true],
  ['worth-a-look', true],
  ['early-days', false],
  ['as-many', false],
])('%s sets belly moves to Easier: %s; none takes care away', (outcome, asksForCare) => {
  expect(withTummyOutcome(undefined, outcome).care.bellyEasier).toBe(asksForCare);
  const care = { startsEasier: true, pelvicSafe: true, bellyEasier: true };
  expect(withTummyOutcome({ ...NOTHING_TOLD, care }, outcome).care).toEqual(care);
});

test.each<[unknown, boolean]>([
  [{ on: '2026-11-23', outcome: 'as-many' }, true],
  [{ on: 'today', outcome: 'as-many' }, false],
  [{ on: ['2026-11-23'], outcome: 'as-many' }, false],
  [{ on: '2026-11-23', outcome: 'fine' }, false],
  [null, false],
  ['as-many', false],
])('%j is a look: %s', (value, isOne) => {
  expect(isTummyLook(value)).toBe(isOne);
});
