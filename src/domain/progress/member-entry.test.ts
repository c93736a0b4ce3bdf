import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { dashboardOf } from './dashboard.ts';
import { type MemberEntry, withEntry } from './member-entry.ts';
import type { MemberFacts, ShownSession } from './member-facts.ts';
import { type SentCompletion, sessionOf } from './sent-completion.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 9);
const TODAY = '2026-11-20' as CalendarDay;

const NEW_MEMBER: MemberFacts = {
  currentBlock: 1,
  endedBlocks: [],
  followOn: [],
  sessions: [],
  shown: [],
  steps: [],
  settledGoalDays: [],
  goalChanges: [],
  stepGoal: null,
  restPasses: true,
};

const completion = (number: number, changes: Partial<SentCompletion> = {}): SentCompletion => ({
  clientId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  workoutId: '1',
  completedAt: NOW,
  completedOn: TODAY,
  utcOffsetMinutes: 0,
  ...changes,
});

const entry = <Kind extends MemberEntry['kind']>(kind: Kind, body: Extract<MemberEntry, { kind: Kind }>['body']) =>
  ({ kind, body, keptAt: NOW }) as MemberEntry;
const workout = (number: number, changes: Partial<SentCompletion> = {}) =>
  entry('workout', completion(number, changes));
const sessionNumber = (number: number, changes: Partial<SentCompletion> = {}): ShownSession =>
  sessionOf(completion(number, changes), 1);
const factsAfter = (...entries: MemberEntry[]): MemberFacts => entries.reduce(withEntry, NEW_MEMBER);
const shown = (...entries: MemberEntry[]) => dashboardOf(factsAfter(...entries), TODAY);
const twelve = Array.from({ length: 12 }, (_, index) => workout(index, { workoutId: String(index + 1) }));

describe('a workout', () => {
  test('counts, completes its workout and is shown as the server will keep it', () => {
    const dashboard = shown(workout(1, { workoutId: '4', notes: ' ', length: '15' }));
    expect(dashboard).toMatchObject({
      progress: { completedWorkouts: ['4'], blockProgress: { block_1: { completedAt: null, totalWorkouts: 1 } } },
      stats: { totalWorkouts: 1 },
      shortWorkouts: 1,
      workoutDays: [TODAY],
    });
    expect(dashboard.workoutSessions).toMatchObject([
      { workoutName: 'Week 2A', notes: 'Completed workout', rating: 8, duration: 30, edition: 'a' },
    ]);
  });

  test('that was not rated takes the rating that comes later, once', () => {
    const rated = shown(
      workout(1, { rating: null }),
      workout(1, { rating: 9, effort: 'hard', notes: 'Both arms' }),
      workout(1, { rating: 2, notes: 'Too late' }),
    );
    expect(rated.workoutSessions).toMatchObject([{ rating: 9, effort: 'hard', notes: 'Both arms' }]);
    expect(rated.stats.totalWorkouts).toBe(1);
  });

  test('keeps the note that it has where the rating comes without one', () => {
    const noted = shown(workout(1, { rating: null, notes: 'In the garden' }), workout(1, { rating: 7 }));
    expect(noted.workoutSessions).toMatchObject([{ rating: 7, notes: 'In the garden' }]);
  });

  test.each([
    { name: 'sent twice', entries: [workout(1)] },
    {
      name: 'sent again after it was deleted',
      entries: [entry('deletion', { session: sessionNumber(1) }), workout(1)],
    },
    { name: 'for a block that has not begun', entries: [workout(2, { block: 2 })] },
  ])('$name changes nothing more', ({ entries: [first = workout(1), ...rest] }) => {
    const before = factsAfter(workout(1), ...(rest.length > 0 ? [first] : []));
    expect(withEntry(before, rest[0] ?? first)).toBe(before);
  });

  test('is not taken on a day that has twenty, deleted ones too', () => {
    const day = Array.from({ length: 20 }, (_, index) => workout(index));
    const full = factsAfter(...day, entry('deletion', { session: sessionNumber(3) }));
    expect(withEntry(full, workout(20))).toBe(full);
    expect(dashboardOf(full, TODAY).stats.totalWorkouts).toBe(19);
  });

  test('that was broken off counts for its day only', () => {
    const dashboard = shown(workout(1, { length: 'partial' }));
    expect(dashboard).toMatchObject({ progress: { completedWorkouts: [] }, stats: { totalWorkouts: 0 } });
    expect(dashboard.workoutDays).toEqual([TODAY]);
  });
});

describe('a deletion', () => {
  const deletion = (number: number, changes: Partial<SentCompletion> = {}) =>
    entry('deletion', { session: sessionNumber(number, changes) });

  test('takes the day with its last session, and a short version from its count', () => {
    const both = [workout(1, { length: '10' }), workout(2)];
    expect(shown(...both, deletion(1, { length: '10' }))).toMatchObject({ workoutDays: [TODAY], shortWorkouts: 0 });
    expect(shown(...both, deletion(1, { length: '10' }), deletion(2)).workoutDays).toEqual([]);
  });

  test('leaves a workout completed that was done twice', () => {
    expect(shown(workout(1), workout(2), deletion(1)).progress.completedWorkouts).toEqual(['1']);
  });

  test('takes a session from a block that is over', () => {
    const { progress } = shown(...twelve, entry('block', { currentBlock: 2 }), deletion(0));
    expect(progress.blockProgress.block_1).toEqual({ completedAt: NOW, totalWorkouts: 11 });
  });

  test('made twice, or of no session, changes nothing more', () => {
    const once = factsAfter(workout(1), workout(2), deletion(1));
    expect(withEntry(once, deletion(1))).toBe(once);
    expect(withEntry(once, deletion(9))).toBe(once);
  });
});

describe('a restoration', () => {
  const session = sessionNumber(1, { notes: 'In the garden' });
  const deleted = factsAfter(workout(1), workout(2, { workoutId: '2' }), entry('deletion', { session }));

  test('brings everything back, once', () => {
    const restored = withEntry(deleted, entry('restoration', { session }));
    expect(dashboardOf(restored, TODAY)).toMatchObject({ stats: { totalWorkouts: 2 } });
    expect(dashboardOf(restored, TODAY).workoutSessions).toContainEqual(session);
    expect(withEntry(restored, entry('restoration', { session }))).toBe(restored);
  });

  test('of a session that nobody knows changes nothing', () => {
    expect(withEntry(deleted, entry('restoration', { session: sessionNumber(9) }))).toBe(deleted);
  });
});

test.each([
  { correction: { rating: 3 }, becomes: { rating: 3, notes: 'Good' } },
  { correction: { rating: null }, becomes: { rating: null, notes: 'Good' } },
  { correction: { notes: ' ' }, becomes: { rating: 8, notes: 'Completed workout' } },
])('the correction $correction makes $becomes', ({ correction, becomes }) => {
  const session = sessionNumber(1);
  const corrected = shown(workout(1, { notes: 'Good' }), entry('correction', { session, correction }));
  expect(corrected.workoutSessions).toMatchObject([becomes]);
  const gone = [entry('deletion', { session }), entry('correction', { session, correction })];
  expect(shown(workout(1), ...gone).workoutSessions).toEqual([]);
});

describe('a block', () => {
  test('ends once its twelve workouts are done', () => {
    const { progress, stats } = shown(...twelve, entry('block', { currentBlock: 2 }), workout(20));
    expect(stats.blocksCompleted).toBe(1);
    expect(progress).toEqual({
      completedWorkouts: ['1'],
      currentBlock: 2,
      currentWeek: 1,
      blockProgress: {
        block_1: { completedAt: NOW, totalWorkouts: 12 },
        block_2: { completedAt: null, totalWorkouts: 1 },
      },
    });
  });

  test.each([
    { name: 'before its end', entries: twelve.slice(1), block: 2 },
    { name: 'with the next but one', entries: twelve, block: 3 },
    { name: 'by asking for the one that runs', entries: twelve, block: 1 },
  ])('does not end $name', ({ entries, block }) => {
    const before = factsAfter(...entries);
    expect(withEntry(before, entry('block', { currentBlock: block }))).toBe(before);
  });
});

describe('steps and goals', () => {
  const steps = (date: string, count: number) => entry('steps', { date: date as CalendarDay, steps: count });
  const goal = (from: string, stepGoal: number) => entry('stepGoal', { from: from as CalendarDay, stepGoal });

  test.each([
    { name: 'reached', entries: [steps('2026-11-18', 5_000)], days: ['2026-11-18'] },
    { name: 'entered anew below it', entries: [steps('2026-11-18', 5_000), steps('2026-11-18', 4_999)], days: [] },
    {
      name: 'changed from an earlier day on',
      entries: [steps('2026-11-18', 4_000), goal('2026-11-19', 9_000), goal('2026-11-17', 4_000)],
      days: ['2026-11-18'],
    },
    {
      name: 'changed from a later day on',
      entries: [steps('2026-11-18', 5_000), goal('2026-11-19', 9_000)],
      days: ['2026-11-18'],
    },
  ])('a goal that was $name', ({ entries, days }) => {
    expect(shown(...entries).stepGoalDays).toEqual(days);
  });

  test('the goal of the newest day is the goal, whatever arrives late', () => {
    const late = shown(goal('2026-11-19', 9_000), goal('2026-11-17', 4_000));
    expect(late.stats.stepGoal).toBe(9_000);
    expect(late.stepGoalChanges.map(({ from }) => from)).toEqual(['2026-11-17', '2026-11-19']);
  });

  test('a goal without a day holds from the day on which it was set', () => {
    expect(shown(entry('stepGoal', { stepGoal: 700 })).stepGoalChanges).toEqual([{ from: TODAY, stepGoal: 700 }]);
  });

  test('a day that was settled can be entered again', () => {
    const settled = { ...NEW_MEMBER, settledGoalDays: ['2025-11-19' as CalendarDay] };
    expect(dashboardOf(withEntry(settled, steps('2025-11-19', 1)), TODAY).stepGoalDays).toEqual([]);
  });

  test('only the last thirty days are shown', () => {
    expect(shown(steps('2026-10-20', 1), steps('2026-10-21', 2)).steps).toEqual([{ date: '2026-10-21', steps: 2 }]);
  });
});

test('sessions of an earlier block are shown for thirty days', () => {
  const old = twelve.map((one) =>
    entry('workout', { ...(one.body as SentCompletion), completedAt: NOW - 31 * DAY, completedOn: '2026-10-20' }),
  );
  expect(shown(...old).workoutSessions).toHaveLength(12);
  expect(shown(...old, entry('block', { currentBlock: 2 })).workoutSessions).toEqual([]);
  expect(shown(...twelve, entry('block', { currentBlock: 2 })).workoutSessions).toHaveLength(12);
});

test.each([
  entry('profile', { firstName: 'Anna', email: 'anna@example.org' }),
  entry('workoutDays', { weekdays: [0] }),
  entry('healthAgreement', { disclaimerVersion: '2026-11-21', agreedAt: NOW }),
])('$kind is about nothing that the dashboard shows', (one) => {
  expect(withEntry(NEW_MEMBER, one)).toBe(NEW_MEMBER);
});

test('the switch for rest passes is a fact', () => {
  expect(shown(entry('restPasses', { restPasses: false })).restPasses).toBe(false);
});
