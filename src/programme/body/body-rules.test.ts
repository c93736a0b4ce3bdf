import { describe, expect, test } from 'vitest';
import { BODY_SIGNS, isRepeated, NOTHING_TOLD, stepUpOf } from '#domain/body/body-care.ts';
import { nextInImpactCheck } from '#domain/body/impact-check.ts';
import { type Caesarean, safetyOutcomes } from '#domain/body/safety-answers.ts';
import { DAYS_AT_A_STAGE } from '#domain/courses/course-stage.ts';
import { suggestedPace } from '#domain/plan/follow-on.ts';
import { suggestedLevel } from '#domain/session/level-suggestion.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { BODY_RULES } from './body-rules.fixture.ts';
import { SAFETY_SOURCES } from './safety-sources.ts';

const TODAY = '2026-11-24' as CalendarDay;
const UP_TO = Array.from({ length: 120 }, (_, index) => index);
const firstOf = (is: (count: number) => boolean) => UP_TO.find(is) ?? -1;
const lastOf = (is: (count: number) => boolean) => UP_TO.findLast(is) ?? -1;
const inARow = <Answer>(count: number, answer: Answer): Answer[] => Array.from({ length: count }, () => answer);

const outcomeAt = (weeks: number, caesarean: Caesarean) =>
  safetyOutcomes({ ticked: ['birth'], birth: { weeks, caesarean, check: 'yes', tear: 'no' } })[0];
const offersCheck = (days: number) => {
  const next = nextInImpactCheck({ openedOn: addDays(TODAY, -days) }, TODAY);
  return next.step === 'open' && next.offersCheck;
};
const told = (daysAgo: number) => ({
  ...NOTHING_TOLD,
  sessions: [{ on: addDays(TODAY, -daysAgo), signs: BODY_SIGNS }],
});
const clearSessions = (count: number) => ({
  sessions: inARow(count, { on: TODAY, signs: [] }),
  care: { ...NOTHING_TOLD.care, startsEasier: true },
});

/** What the product does, found by trying, and the rule that tells it. */
const FOUND: readonly (readonly [rule: RegExp, told: string, found: number])[] = [
  [/^The programme waits/, '6 weeks after a birth', firstOf((weeks) => outcomeAt(weeks, 'no') !== 'early')],
  [/^The programme waits/, '8 after a caesarean', firstOf((weeks) => outcomeAt(weeks, 'yes') !== 'early')],
  [/^From 12 weeks Standard/, '12 weeks', firstOf((weeks) => outcomeAt(weeks, 'no') === 'steady')],
  [
    /^The check is for everybody/,
    'seven days',
    firstOf((days) => nextInImpactCheck({ symptomOn: addDays(TODAY, -days) }, TODAY).step === 'begin'),
  ],
  [/^After 12 weeks without a jump/, '12 weeks', firstOf(offersCheck) / 7],
  [/^Repeated means/, '28 days', lastOf((days) => isRepeated(told(days), ['pain'], TODAY))],
  [/^Repeated means/, 'after three without a sign', firstOf((count) => stepUpOf(clearSessions(count)) !== undefined)],
  [/^Pelvic floor: after/, '14 days', DAYS_AT_A_STAGE],
  [/^A stage offers/, 'after three workouts', firstOf((count) => suggestedLevel(inARow(count, 'right')) === 'harder')],
  [/^A stage offers/, 'after two that were', firstOf((count) => suggestedLevel(inARow(count, 'hard')) === 'easier')],
  [/^A gentle pace/, '14 days away', firstOf((days) => suggestedPace([], days) === 'gentle')],
  [/^A gentle pace/, 'two of three', firstOf((count) => suggestedPace(inARow(count, 'hard'), 0) === 'gentle')],
];
const IN_WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, seven: 7 };
const numberIn = (words: string) =>
  Number(/\d+/.exec(words)?.[0] ?? IN_WORDS[/two|three|seven/.exec(words)?.[0] ?? '']);

describe('the rules of the sheet', () => {
  test.each(FOUND)('%s: %s', (rule, words, found) => {
    const rules = BODY_RULES.filter(([text]) => rule.test(text));
    expect(rules).toHaveLength(1);
    expect(rules[0]?.[0]).toContain(words);
    expect(found).toBe(numberIn(words));
  });

  test('stand there once each, and name only sources that there are', () => {
    expect(new Set(BODY_RULES.map(([rule]) => rule)).size).toBe(BODY_RULES.length);
    for (const [, sources] of BODY_RULES) for (const number of sources) expect(SAFETY_SOURCES[number - 1]).toBeTruthy();
  });
});
