import { describe, expect, test } from 'vitest';
import {
  BODY_SIGNS,
  type BodyCare,
  type BodyRecord,
  type BodySign,
  isRepeated,
  NOTHING_TOLD,
  rowFor,
  type StepUp,
  sessionTold,
  steppedUp,
  stepUpOf,
  withCare,
} from '#domain/body/body-care.ts';
import { isBodyRecord } from '#domain/body/is-body-record.ts';
import { CAREFUL_FLAGS } from '#domain/body/safety-flags.ts';
import { levelLimits } from '#domain/session/move-level.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { AFTER_SESSION_TABLE, AFTER_SESSION_WORDS } from './after-session.ts';
import { CALL_NOW } from './safety-words.ts';

const TODAY = '2026-11-23' as CalendarDay;
const FREE = { ...CAREFUL_FLAGS, startingLevel: 'standard', pelvicSafe: false } as const;
const COMBINATIONS: BodySign[][] = Array.from({ length: 16 }, (_, bits) =>
  BODY_SIGNS.filter((_sign, index) => bits & (1 << index)),
);
const CARES: BodyCare[] = Array.from({ length: 8 }, (_, bits) => ({
  startsEasier: Boolean(bits & 1),
  pelvicSafe: Boolean(bits & 2),
  bellyEasier: Boolean(bits & 4),
}));

const STORIES = CARES.flatMap((care) =>
  COMBINATIONS.flatMap((first) => COMBINATIONS.map((second) => ({ care, first, second }))),
);

const told = (record: BodyRecord, signs: readonly BodySign[], day = TODAY) =>
  sessionTold(record, rowFor(AFTER_SESSION_TABLE, record, signs, day), day);
const recordAfter = (...sessions: BodySign[][]) =>
  sessions.reduce((record, signs, index) => told(record, signs, addDays(TODAY, index - 10)), NOTHING_TOLD);

describe('the table', () => {
  test('has a row for each of the sixteen combinations, for the first time and repeated, and no more', () => {
    const keys = AFTER_SESSION_TABLE.map(({ signs, repeated }) => `${signs.join()} ${repeated}`);
    expect(new Set(keys).size).toBe(32);
    const asked = COMBINATIONS.flatMap((signs) => [`${signs.join()} false`, `${signs.join()} true`]);
    expect([...keys].sort()).toEqual(asked.sort());
  });

  test.each(AFTER_SESSION_TABLE)('$signs, repeated: $repeated, asks for what its signs need', (row) => {
    const { signs, repeated, asksFor, seeSomebody, offer, words } = row;
    const has = (...some: BodySign[]) => some.some((sign) => signs.includes(sign));
    expect(asksFor.includes('pelvicSafe')).toBe(
      has('leaking', 'heaviness') || (signs.length > 0 && repeated) || signs.length > 1,
    );
    expect(asksFor.includes('startsEasier')).toBe(has('leaking', 'heaviness', 'pain') || (has('doming') && repeated));
    expect(asksFor.includes('bellyEasier')).toBe(has('doming'));
    expect(seeSomebody !== undefined).toBe(has('heaviness') || signs.length > 2 || (signs.length > 0 && repeated));
    const course = has('doming') ? 'tummy-check' : undefined;
    expect(offer).toBe(has('leaking', 'heaviness') ? 'pelvic-floor' : course);
    expect(words.includes('Jumps stay locked')).toBe(signs.length > 0);
    expect(words.includes('pelvic floor care')).toBe(asksFor.includes('pelvicSafe'));
  });
});

describe('what was told before', () => {
  test('is the same sign within three sessions and 28 days', () => {
    expect(isRepeated(recordAfter(['pain'], [], []), ['pain'], TODAY)).toBe(true);
    expect(isRepeated(recordAfter(['pain'], [], []), ['leaking'], TODAY)).toBe(false);
    expect(isRepeated(recordAfter(['pain'], [], [], []), ['pain'], TODAY)).toBe(false);
    const record = told(NOTHING_TOLD, ['pain'], addDays(TODAY, -28));
    expect(isRepeated(record, ['pain'], TODAY)).toBe(true);
    expect(isRepeated(record, ['pain'], addDays(TODAY, 1))).toBe(false);
  });

  test('counts for a session without a sign, whichever it was', () => {
    expect(isRepeated(recordAfter(['doming']), [], TODAY)).toBe(true);
    expect(isRepeated(NOTHING_TOLD, [], TODAY)).toBe(false);
  });
});

describe('in every order of answers', () => {
  test('care is only added, and a session without a sign changes none', () => {
    for (const { care, first, second } of STORIES) {
      const record = told(told({ sessions: [], care }, first), second);
      const taken = (Object.keys(care) as StepUp[]).filter((key) => care[key] && !record.care[key]);
      expect(taken).toEqual([]);
      expect(told(record, []).care).toEqual(record.care);
      expect(isBodyRecord(JSON.parse(JSON.stringify(record)))).toBe(true);
    }
  });

  test('what follows is never less careful than the safety answers, and pelvic-safe mode locks jumps', () => {
    for (const care of CARES) {
      expect(withCare(CAREFUL_FLAGS, care)).toEqual(CAREFUL_FLAGS);
      const flags = withCare(FREE, care);
      expect(flags.startingLevel).toBe(care.startsEasier ? 'easier' : 'standard');
      expect(levelLimits(flags, true, [])).toMatchObject({
        pelvicSafe: care.pelvicSafe,
        impactLocked: care.pelvicSafe,
      });
    }
  });
});

describe('a step up', () => {
  test('is offered after three sessions without a sign: the level, then the mode, then the belly', () => {
    let record = recordAfter(['leaking', 'doming'], [], []);
    expect(stepUpOf(record)).toBeUndefined();
    for (const step of ['startsEasier', 'pelvicSafe', 'bellyEasier'] as const) {
      record = told(told(told(record, []), []), []);
      expect(stepUpOf(record)).toBe(step);
      record = steppedUp(record, step);
      expect(record.care[step]).toBe(false);
      expect(stepUpOf(record)).toBeUndefined();
    }
    expect(stepUpOf(recordAfter([], [], []))).toBeUndefined();
  });

  test('waits for three more where a sign came between', () => {
    expect(stepUpOf(recordAfter(['pain'], [], [], ['pain'], [], []))).toBeUndefined();
    expect(stepUpOf(recordAfter(['pain'], [], [], ['pain'], [], [], []))).toBe('startsEasier');
  });
});

test.each([
  null,
  [],
  { sessions: [] },
  { sessions: [], care: { startsEasier: true } },
  { sessions: [{ on: '2026-13-01', signs: [] }], care: NOTHING_TOLD.care },
  { sessions: [{ on: TODAY, signs: ['joy'] }], care: NOTHING_TOLD.care },
])('%j is no kept record', (value) => {
  expect(isBodyRecord(value)).toBe(false);
});

test.each(['chest', 'pad', 'clots', 'faint'])('%s has one order, to call 999, and no milder one beside it', (sign) => {
  expect(CALL_NOW.signs.toLowerCase()).toContain(sign);
  expect(AFTER_SESSION_WORDS.urgent.toLowerCase()).not.toContain(sign);
});
