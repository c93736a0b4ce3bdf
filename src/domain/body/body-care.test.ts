import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import {
  type BodyCare,
  type BodyRecord,
  type BodyRow,
  type BodySign,
  isRepeated,
  NOTHING_TOLD,
  rowFor,
  sessionTold,
  steppedUp,
  stepUpOf,
  withCare,
} from './body-care.ts';
import { isBodyRecord } from './is-body-record.ts';
import { CAREFUL_FLAGS } from './safety-flags.ts';

const DAY = '2026-03-28' as CalendarDay;
const ago = (days: number) => addDays(DAY, -days);
const told = (...sessions: [daysAgo: number, ...signs: BodySign[]][]): BodyRecord => ({
  ...NOTHING_TOLD,
  sessions: sessions.map(([days, ...signs]) => ({ on: ago(days), signs })),
});
const care = (more: Partial<BodyCare> = {}): BodyCare => ({ ...NOTHING_TOLD.care, ...more });

describe('a sign', () => {
  test('is repeated where it was told in the last sessions, within 28 days', () => {
    expect(isRepeated(told([28, 'pain']), ['pain'], DAY)).toBe(true);
    expect(isRepeated(told([29, 'pain']), ['pain'], DAY)).toBe(false);
    expect(isRepeated(told([3, 'doming'], [2]), ['pain'], DAY)).toBe(false);
    expect(isRepeated(told([3, 'doming'], [2]), ['pain', 'doming'], DAY)).toBe(true);
    expect(isRepeated(NOTHING_TOLD, ['pain'], DAY)).toBe(false);
  });

  test('of before counts for a session without one', () => {
    expect(isRepeated(told([3, 'doming'], [2]), [], DAY)).toBe(true);
    expect(isRepeated(told([3], [2]), [], DAY)).toBe(false);
  });
});

const ROWS: (BodyRow & { name: string })[] = [
  { name: 'none', signs: [], repeated: false, asksFor: [] },
  { name: 'pain', signs: ['pain'], repeated: false, asksFor: ['startsEasier'] },
  { name: 'pain again', signs: ['pain'], repeated: true, asksFor: ['startsEasier', 'pelvicSafe'] },
  { name: 'two', signs: ['leaking', 'pain'], repeated: false, asksFor: ['bellyEasier'] },
];

describe('the row of the table', () => {
  const row = (signs: BodySign[], record = NOTHING_TOLD) => rowFor(ROWS, record, signs, DAY).name;

  test('is that of the signs in any order, and of whether one was told before', () => {
    expect([row([]), row(['pain']), row(['pain', 'leaking'])]).toEqual(['none', 'pain', 'two']);
    expect(row(['pain'], told([3, 'pain']))).toBe('pain again');
  });

  test('is asked for in vain where the table has none', () => {
    expect(() => row(['doming', 'leaking'])).toThrow('No row for doming,leaking.');
    expect(() => row([], told([3, 'pain']))).toThrow('No row for .');
  });
});

describe('a session that was told', () => {
  test('is kept with its signs in order, the last three in all', () => {
    const record = told([9, 'pain'], [8], [7]);
    const { sessions } = sessionTold(record, { ...ROWS[0], signs: ['pain', 'leaking'] } as BodyRow, DAY);
    expect(sessions).toEqual([...record.sessions.slice(1), { on: DAY, signs: ['leaking', 'pain'] }]);
    expect(sessionTold(NOTHING_TOLD, ROWS[0] as BodyRow, DAY).sessions).toEqual([{ on: DAY, signs: [] }]);
  });

  test('adds the care that its row asks for, and takes none away', () => {
    const eased = { ...NOTHING_TOLD, care: care({ bellyEasier: true }) };
    expect(sessionTold(eased, ROWS[2] as BodyRow, DAY).care).toEqual({
      startsEasier: true,
      pelvicSafe: true,
      bellyEasier: true,
    });
    expect(sessionTold(eased, ROWS[0] as BodyRow, DAY).care).toEqual(eased.care);
  });
});

describe('a step up', () => {
  const clear = told([9], [8], [7]);

  test('is offered after three sessions without a sign, one kind of care at a time', () => {
    const offered = (asked: Partial<BodyCare>, record = clear) => stepUpOf({ ...record, care: care(asked) });
    expect(offered({ startsEasier: true, pelvicSafe: true, bellyEasier: true })).toBe('startsEasier');
    expect(offered({ pelvicSafe: true, bellyEasier: true })).toBe('pelvicSafe');
    expect(offered({ bellyEasier: true })).toBe('bellyEasier');
    expect(offered({})).toBeUndefined();
    expect(offered({ pelvicSafe: true }, told([9], [8]))).toBeUndefined();
    expect(offered({ pelvicSafe: true }, told([9], [8, 'pain'], [7]))).toBeUndefined();
  });

  test('takes that care back, and the next one waits for three more sessions', () => {
    const all = care({ startsEasier: true, pelvicSafe: true, bellyEasier: true });
    expect(steppedUp({ ...clear, care: all }, 'pelvicSafe')).toEqual({
      sessions: [],
      care: { ...all, pelvicSafe: false },
    });
  });
});

test('of the answers and what was told after sessions the more careful counts', () => {
  const free = { ...CAREFUL_FLAGS, startingLevel: 'standard', pelvicSafe: false } as const;
  expect(withCare(free, care())).toEqual(free);
  expect(withCare(free, care({ startsEasier: true }))).toEqual({ ...free, startingLevel: 'easier' });
  expect(withCare(free, care({ pelvicSafe: true }))).toEqual({ ...free, pelvicSafe: true });
  expect(withCare(CAREFUL_FLAGS, care())).toEqual(CAREFUL_FLAGS);
});

describe('what was kept', () => {
  test('is a record with its sessions and care', () => {
    expect(isBodyRecord(NOTHING_TOLD)).toBe(true);
    expect(isBodyRecord(told([1, 'pain', 'leaking'], [0]))).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['no sessions', { care: care() }],
    ['sessions that are no list', { sessions: {}, care: care() }],
    ['no care', { sessions: [] }],
    ['part of the care', { sessions: [], care: { startsEasier: true, pelvicSafe: true } }],
    ['care that is no answer', { sessions: [], care: { ...care(), startsEasier: 'yes' } }],
    ['a session that is nothing', { sessions: [null], care: care() }],
    ['a session without a day', { sessions: [{ signs: [] }], care: care() }],
    ['a session on no day', { sessions: [{ on: 'today', signs: [] }], care: care() }],
    ['a session on a list of days', { sessions: [{ on: [DAY], signs: [] }], care: care() }],
    ['a session without signs', { sessions: [{ on: DAY }], care: care() }],
    ['signs that are no list', { sessions: [{ on: DAY, signs: 'pain' }], care: care() }],
    ['an unknown sign', { sessions: [{ on: DAY, signs: ['pain', 'joy'] }], care: care() }],
    ['one wrong session of two', { sessions: [{ on: DAY, signs: [] }, {}], care: care() }],
  ])('with %s is none', (_what, value) => {
    expect(isBodyRecord(value)).toBe(false);
  });
});
