import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BirthAnswers,
  impactAfter,
  isMoreCareful,
  lacksCheck,
  mayChooseStandard,
  SAFETY_QUESTION_IDS,
  type SafetyAnswers,
  type SafetyQuestionId,
  safetyFlags,
  safetyOutcomes,
  weeksSinceBirth,
} from './safety-answers.ts';
import { SAFETY_OUTCOMES, type SafetyFlags, type SafetyOutcome } from './safety-flags.ts';

const FREE: SafetyFlags = {
  hold: null,
  startingLevel: 'standard',
  pelvicSafe: false,
  girdle: false,
  pregnant: false,
};
const EASIER: SafetyFlags = { ...FREE, startingLevel: 'easier' };
const GENTLE: SafetyFlags = { ...EASIER, pelvicSafe: true };

const WELL: BirthAnswers = { caesarean: 'no', check: 'yes', tear: 'no' };
const birth = (weeks: number, more: BirthAnswers = {}, ...others: SafetyQuestionId[]): SafetyAnswers => ({
  ticked: ['birth', ...others],
  birth: { ...WELL, ...more, weeks },
});
const ticked = (...ids: SafetyQuestionId[]): SafetyAnswers => ({ ticked: ids });

const TABLE: [name: string, answers: SafetyAnswers, outcomes: SafetyOutcome[], flags: SafetyFlags][] = [
  ['none of these', ticked(), ['clear'], FREE],
  ['heavy bleeding', ticked('bleeding'), ['bleeding'], { ...GENTLE, hold: 'bleeding' }],
  ['chest pain', ticked('chest-pain'), ['chest'], { ...GENTLE, hold: 'chest' }],
  ['a heart condition', ticked('heart'), ['gp'], { ...GENTLE, hold: 'gp' }],
  ['dizziness', ticked('dizzy'), ['gp'], { ...GENTLE, hold: 'gp' }],
  ['a long-term condition', ticked('condition'), ['gp'], { ...GENTLE, hold: 'gp' }],
  ['pregnancy', ticked('pregnant'), ['pregnant'], { ...GENTLE, hold: 'pregnant', pregnant: true }],
  ['a joint problem', ticked('joint'), ['joint'], EASIER],
  ['a pelvic symptom', ticked('pelvic'), ['pelvic'], GENTLE],
  ['a sore pelvis', ticked('girdle'), ['girdle'], { ...EASIER, girdle: true }],
  ['a symptom and a sore pelvis', ticked('girdle', 'pelvic'), ['pelvic', 'girdle'], { ...GENTLE, girdle: true }],
  ['birth today', birth(0), ['early'], { ...GENTLE, hold: 'early' }],
  ['birth 5 weeks ago', birth(5), ['early'], { ...GENTLE, hold: 'early' }],
  ['birth 6 weeks ago', birth(6), ['rebuild'], GENTLE],
  ['caesarean 7 weeks ago', birth(7, { caesarean: 'yes' }), ['early'], { ...GENTLE, hold: 'early' }],
  ['caesarean 8 weeks ago', birth(8, { caesarean: 'yes' }), ['rebuild'], GENTLE],
  ['unsaid, 7 weeks ago', birth(7, { caesarean: 'unsaid' }), ['early'], { ...GENTLE, hold: 'early' }],
  ['birth 11 weeks ago', birth(11), ['rebuild'], GENTLE],
  ['birth 12 weeks ago', birth(12), ['steady'], EASIER],
  ['caesarean 12 weeks ago', birth(12, { caesarean: 'yes' }), ['steady'], EASIER],
  ['birth a year ago', birth(52), ['steady'], EASIER],
  ['birth 20 weeks ago with a symptom', birth(20, {}, 'pelvic'), ['pelvic'], GENTLE],
  ['birth 20 weeks ago with bleeding', birth(20, {}, 'bleeding'), ['bleeding'], { ...GENTLE, hold: 'bleeding' }],
  ['birth 20 weeks ago with a sore pelvis', birth(20, {}, 'girdle'), ['girdle'], { ...EASIER, girdle: true }],
  ['birth 20 weeks ago with a joint', birth(20, {}, 'joint'), ['steady', 'joint'], EASIER],
  ['a check not yet had', birth(13, { check: 'not-yet' }), ['steady'], EASIER],
  ['a check of concern', birth(13, { check: 'concern' }), ['gp', 'steady'], { ...GENTLE, hold: 'gp' }],
  ['a concern before any check', birth(5, { check: 'concern' }), ['early'], { ...GENTLE, hold: 'early' }],
  ['a tear', birth(20, { tear: 'yes' }), ['pelvic'], GENTLE],
  ['a tear a year ago', birth(52, { tear: 'yes' }), ['steady'], EASIER],
  ['a birth and nothing more', ticked('birth'), ['early', 'pelvic'], { ...GENTLE, hold: 'early' }],
  [
    'everything',
    { ticked: SAFETY_QUESTION_IDS, birth: { weeks: 2, caesarean: 'yes' } },
    ['bleeding', 'chest', 'gp', 'pregnant', 'early', 'pelvic', 'girdle', 'joint'],
    { ...GENTLE, hold: 'bleeding', girdle: true, pregnant: true },
  ],
];

describe('what safety answers come to', () => {
  test.each(TABLE)('%s', (_name, answers, outcomes, flags) => {
    expect(safetyOutcomes(answers)).toEqual(outcomes);
    expect(safetyFlags(answers)).toEqual(flags);
  });

  test('what was said of a birth before the tick was taken away changes nothing', () => {
    expect(safetyFlags({ ticked: [], birth: { weeks: 2, caesarean: 'yes', check: 'concern' } })).toEqual(FREE);
  });

  test('whoever had no check yet is asked to have it, from the week on in which it is due', () => {
    const lacks = [5, 6, 30].map((weeks) => lacksCheck(birth(weeks, { check: 'not-yet' })));
    expect(lacks).toEqual([false, true, true]);
    expect(lacksCheck(birth(30))).toBe(false);
    expect(lacksCheck({ ticked: ['birth'], birth: { weeks: 30 } })).toBe(true);
    expect(lacksCheck(ticked('pelvic'))).toBe(false);
  });

  test('Standard is hers to choose at twelve weeks, with nothing else ticked', () => {
    expect(mayChooseStandard(['steady'])).toBe(true);
    expect(mayChooseStandard(['steady', 'joint'])).toBe(false);
    expect(mayChooseStandard(['rebuild'])).toBe(false);
  });

  test.each<[SafetyAnswers | undefined, string]>([
    [ticked(), 'as-it-was'],
    [birth(12), 'as-it-was'],
    [ticked('bleeding'), 'symptom'],
    [ticked('pelvic'), 'symptom'],
    [ticked('girdle', 'pregnant'), 'symptom'],
    [ticked('pregnant'), 'no-result'],
    [ticked('joint'), 'no-result'],
    [birth(11), 'no-result'],
    [birth(20, {}, 'joint'), 'no-result'],
    [birth(30, { tear: 'yes' }), 'symptom'],
    [undefined, 'no-result'],
  ])('%j leave the load-and-impact check: %s', (answers, after) => {
    expect(impactAfter(answers)).toBe(after);
  });

  test('more care than before is seen in any flag', () => {
    expect(isMoreCareful(FREE, undefined)).toBe(true);
    expect(isMoreCareful(GENTLE, EASIER)).toBe(true);
    expect(isMoreCareful({ ...GENTLE, girdle: true }, GENTLE)).toBe(true);
    expect(isMoreCareful(EASIER, FREE)).toBe(true);
    expect(isMoreCareful(FREE, GENTLE)).toBe(false);
    expect(isMoreCareful(FREE, FREE)).toBe(false);
    expect(isMoreCareful(EASIER, EASIER)).toBe(false);
  });
});

const maybe = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const anyAnswers: fc.Arbitrary<SafetyAnswers> = fc
  .record({
    ticked: fc.subarray([...SAFETY_QUESTION_IDS]),
    weeks: fc.option(fc.integer({ min: 0, max: 52 }), { nil: undefined }),
    caesarean: maybe('yes', 'no', 'unsaid'),
    check: maybe('yes', 'not-yet', 'concern'),
    tear: maybe('yes', 'no'),
  })
  .map(({ ticked: ids, ...said }) => ({
    ticked: ids,
    birth: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  }));

describe('any answers', () => {
  test('one more tick never makes anything less careful', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...SAFETY_QUESTION_IDS), (answers, id) => {
        const [before, after] = [safetyFlags(answers), safetyFlags({ ...answers, ticked: [...answers.ticked, id] })];
        for (const key of ['pelvicSafe', 'girdle', 'pregnant'] as const) expect(before[key] && !after[key]).toBe(false);
        expect(before.startingLevel === 'easier' && after.startingLevel !== 'easier').toBe(false);
        expect(before.hold !== null && after.hold === null).toBe(false);
      }),
    );
  });

  test('come to outcomes with the strictest first, and whoever must wait is as careful as can be', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const places = safetyOutcomes(answers).map((outcome) => SAFETY_OUTCOMES.indexOf(outcome));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        const flags = safetyFlags(answers);
        if (flags.hold) expect(flags).toMatchObject({ startingLevel: 'easier', pelvicSafe: true });
      }),
    );
  });

  test('with heavy bleeding lead to its own page, whatever else is true', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const hold = safetyFlags({ ...answers, ticked: ['bleeding', ...answers.ticked] }).hold;
        expect(hold).toBe('bleeding');
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
