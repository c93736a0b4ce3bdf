import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Caesarean,
  SAFETY_OUTCOMES,
  SAFETY_QUESTION_IDS,
  type SafetyAnswers,
  type SafetyFlags,
  type SafetyOutcome,
  type SafetyQuestionId,
  safetyFlags,
  safetyOutcomes,
  weeksSinceBirth,
} from './safety-answers.ts';

const HELD = { startingLevel: 'easier', impactLocked: true, pelvicSafe: true } as const;
const GENTLE: SafetyFlags = { hold: null, ...HELD };
const FREE: SafetyFlags = { hold: null, startingLevel: 'standard', impactLocked: false, pelvicSafe: false };

const birth = (weeks: number, caesarean?: Caesarean): SafetyAnswers => ({
  ticked: ['birth'],
  weeksSinceBirth: weeks,
  ...(caesarean && { caesarean }),
});
const ticked = (...ids: SafetyQuestionId[]): SafetyAnswers => ({ ticked: ids });

const TABLE: { name: string; answers: SafetyAnswers; outcomes: SafetyOutcome[]; flags: SafetyFlags }[] = [
  { name: 'none of these', answers: ticked(), outcomes: ['clear'], flags: FREE },
  { name: 'chest pain', answers: ticked('chest-pain'), outcomes: ['chest'], flags: { ...HELD, hold: 'chest' } },
  { name: 'a heart condition', answers: ticked('heart'), outcomes: ['gp'], flags: { ...HELD, hold: 'gp' } },
  { name: 'dizziness', answers: ticked('dizzy'), outcomes: ['gp'], flags: { ...HELD, hold: 'gp' } },
  { name: 'a long-term condition', answers: ticked('condition'), outcomes: ['gp'], flags: { ...HELD, hold: 'gp' } },
  { name: 'pregnancy', answers: ticked('pregnant'), outcomes: ['pregnant'], flags: { ...HELD, hold: 'pregnant' } },
  {
    name: 'a joint problem',
    answers: ticked('joint'),
    outcomes: ['joint'],
    flags: { hold: null, startingLevel: 'easier', impactLocked: true, pelvicSafe: false },
  },
  {
    name: 'a pelvic symptom',
    answers: ticked('pelvic'),
    outcomes: ['pelvic'],
    flags: { hold: null, startingLevel: 'standard', impactLocked: true, pelvicSafe: true },
  },
  { name: 'birth today', answers: birth(0, 'no'), outcomes: ['early'], flags: { ...HELD, hold: 'early' } },
  { name: 'birth 5 weeks ago', answers: birth(5, 'no'), outcomes: ['early'], flags: { ...HELD, hold: 'early' } },
  { name: 'birth 6 weeks ago', answers: birth(6, 'no'), outcomes: ['rebuild'], flags: GENTLE },
  { name: 'caesarean 7 weeks ago', answers: birth(7, 'yes'), outcomes: ['early'], flags: { ...HELD, hold: 'early' } },
  { name: 'caesarean 8 weeks ago', answers: birth(8, 'yes'), outcomes: ['rebuild'], flags: GENTLE },
  { name: 'unsaid, 7 weeks ago', answers: birth(7, 'unsaid'), outcomes: ['early'], flags: { ...HELD, hold: 'early' } },
  { name: 'not answered, 7 weeks ago', answers: birth(7), outcomes: ['early'], flags: { ...HELD, hold: 'early' } },
  { name: 'birth 11 weeks ago', answers: birth(11, 'yes'), outcomes: ['rebuild'], flags: GENTLE },
  { name: 'birth 12 weeks ago', answers: birth(12, 'yes'), outcomes: ['clear'], flags: FREE },
  { name: 'birth a year ago', answers: birth(52, 'no'), outcomes: ['clear'], flags: FREE },
  {
    name: 'birth 20 weeks ago with a symptom',
    answers: { ...birth(20, 'no'), ticked: ['birth', 'pelvic'] },
    outcomes: ['pelvic'],
    flags: { hold: null, startingLevel: 'standard', impactLocked: true, pelvicSafe: true },
  },
  {
    name: 'a symptom and a joint',
    answers: ticked('joint', 'pelvic'),
    outcomes: ['pelvic', 'joint'],
    flags: GENTLE,
  },
  {
    name: 'everything',
    answers: { ...birth(2, 'yes'), ticked: SAFETY_QUESTION_IDS },
    outcomes: ['chest', 'gp', 'pregnant', 'early', 'pelvic', 'joint'],
    flags: { ...HELD, hold: 'chest' },
  },
];

describe('what safety answers come to', () => {
  test.each(TABLE)('$name → $outcomes', ({ answers, outcomes, flags }) => {
    expect(safetyOutcomes(answers)).toEqual(outcomes);
    expect(safetyFlags(answers)).toEqual(flags);
  });

  test('weeks that were typed before the tick was taken away change nothing', () => {
    expect(safetyFlags({ ticked: [], weeksSinceBirth: 2, caesarean: 'yes' })).toEqual(FREE);
  });

  const anyAnswers = fc.record({
    ticked: fc.subarray([...SAFETY_QUESTION_IDS]),
    weeksSinceBirth: fc.integer({ min: 0, max: 52 }),
    caesarean: fc.constantFrom<Caesarean>('yes', 'no', 'unsaid'),
  });

  test('one more tick never makes anything less careful', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...SAFETY_QUESTION_IDS), (answers, id) => {
        const [before, after] = [safetyFlags(answers), safetyFlags({ ...answers, ticked: [...answers.ticked, id] })];
        expect(before.impactLocked && !after.impactLocked).toBe(false);
        expect(before.pelvicSafe && !after.pelvicSafe).toBe(false);
        expect(before.startingLevel === 'easier' && after.startingLevel !== 'easier').toBe(false);
        expect(before.hold !== null && after.hold === null).toBe(false);
      }),
    );
  });

  test('outcomes come strictest first, and whoever must wait is never sent to jump', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const places = safetyOutcomes(answers).map((outcome) => SAFETY_OUTCOMES.indexOf(outcome));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        const flags = safetyFlags(answers);
        if (flags.hold) expect(flags).toMatchObject(HELD);
      }),
    );
  });
});

test.each([
  ['0', 0],
  ['10', 10],
  [' 52 ', 52],
  ['53', undefined],
  ['-1', undefined],
  ['6.5', undefined],
  ['six', undefined],
  ['', undefined],
])('weeks typed as "%s" → %s', (text, weeks) => {
  expect(weeksSinceBirth(text)).toBe(weeks);
});
