import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runningBlockOf } from '#domain/progress/dashboard.ts';
import { type MemberEntry, withEntry } from '#domain/progress/member-entry.ts';
import type { MemberFacts } from '#domain/progress/member-facts.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { currentWeek, isBlockComplete, WORKOUT_IDS, type WorkoutId } from './block.ts';
import {
  type FollowOnBlock,
  followOnWeek,
  followOnWith,
  nextPhase,
  phaseOfBlock,
  planOfBlock,
  playedWeek,
  suggestedPace,
} from './follow-on.ts';

const FOLLOW_ON: FollowOnBlock[] = [
  { block: 2, pace: 'steady' },
  { block: 4, pace: 'gentle' },
  { block: 5, pace: 'steady' },
  { block: 6, pace: 'gentle' },
  { block: 7, pace: 'steady' },
];

test('the first block on the follow-on is the first phase, and after the third the rhythm goes on', () => {
  const plans = [1, 2, 3, 4, 5, 6, 7].map((block) => planOfBlock(block, FOLLOW_ON));
  expect(plans).toEqual(['a', 'steady1', 'a', 'gentle2', 'steady3', 'steady4', 'steady4']);
  expect([0, 1, 2, 3, 4].map((walked) => nextPhase(FOLLOW_ON.slice(0, walked)))).toEqual([1, 2, 3, 4, 4]);
});

test('without a follow-on every block plays its edition, as ever', () => {
  expect([1, 2, 3].map((block) => planOfBlock(block, []))).toEqual(['a', 'b', 'a']);
});

test('twelve weeks, and a gentle phase is a week behind from its second', () => {
  expect([followOnWeek(1, 1), followOnWeek(2, 2), followOnWeek(3, 4), followOnWeek(4, 1)]).toEqual([1, 6, 12, 13]);
  expect(([1, 2, 3, 4] as const).map((week) => playedWeek('gentle', week))).toEqual([1, 1, 2, 3]);
  expect(([1, 2, 3, 4] as const).map((week) => playedWeek('steady', week))).toEqual([1, 2, 3, 4]);
});

describe('asking for a block', () => {
  test.each([
    { name: 'a start on the follow-on', block: 8, answer: 'start', pace: 'gentle', last: { block: 8, pace: 'gentle' } },
    { name: 'a start beside it', block: 8, answer: 'start', pace: undefined, last: undefined },
    { name: 'a refusal', block: 9, answer: 'refused', pace: 'gentle', last: undefined },
    { name: 'another pace', block: 7, answer: 'unchanged', pace: 'gentle', last: { block: 7, pace: 'gentle' } },
    { name: 'the same pace', block: 7, answer: 'unchanged', pace: 'steady', last: undefined },
    { name: 'a pace of a block outside the follow-on', block: 3, answer: 'unchanged', pace: 'gentle', last: undefined },
  ] as const)('$name', ({ last, ...question }) => {
    const followOn = followOnWith(FOLLOW_ON, question);
    if (last === undefined) expect(followOn).toBe(FOLLOW_ON);
    else expect(followOn.at(-1)).toEqual(last);
  });
});

test.each([
  { name: 'nothing told', told: [], away: undefined, pace: 'steady' },
  { name: 'one too hard', told: ['hard', 'right', 'easy'], away: 1, pace: 'steady' },
  { name: 'two of the last three too hard', told: ['hard', null, 'hard'], away: 1, pace: 'gentle' },
  { name: 'two too hard long ago', told: ['right', 'right', 'hard', 'hard'], away: 1, pace: 'steady' },
  { name: 'thirteen days away', told: ['easy'], away: 13, pace: 'steady' },
  { name: 'two weeks away', told: ['easy'], away: 14, pace: 'gentle' },
] as const)('$name: $pace is offered', ({ told, away, pace }) => expect(suggestedPace(told, away)).toBe(pace));

const NOBODY: MemberFacts = {
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

type Step = { do: 'workout'; place: WorkoutId } | { do: 'rest' | 'block' | 'steady' | 'gentle' | 'again' } | 'pause';

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...WORKOUT_IDS).map((place) => ({ do: 'workout' as const, place })) },
  { weight: 3, arbitrary: fc.constant({ do: 'rest' as const }) },
  { weight: 4, arbitrary: fc.constantFrom('block', 'steady', 'gentle', 'again').map((what) => ({ do: what }) as Step) },
  { weight: 1, arbitrary: fc.constant('pause' as const) },
);

test('whatever she does, skips, repeats, or pauses, the follow-on never goes back and nothing done is open again', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      let facts = NOBODY;
      let day = 0;
      let last: MemberEntry | undefined;
      for (const one of steps) {
        day += one === 'pause' ? 21 : 1;
        const entries = one === 'pause' ? [] : entriesOf(one, facts, day, last);
        for (const entry of entries) {
          const after = withEntry(facts, entry);
          expectOnwards(facts, after);
          expect(withEntry(after, entry)).toBe(after);
          facts = after;
          last = entry;
        }
      }
      const phases = facts.followOn.map(({ block }) => phaseOfBlock(block, facts.followOn));
      expect(phases).toEqual(phases.map((_, index) => Math.min(index + 1, 4)));
    }),
    { numRuns: 1_000 },
  );
});

/** A later entry never takes back a phase, a week or a tick; a pace changes what is still open, and nothing else. */
function expectOnwards(before: MemberFacts, after: MemberFacts): void {
  expect(after.followOn.length).toBeGreaterThanOrEqual(before.followOn.length);
  const phasesIn = ({ followOn }: MemberFacts) => before.followOn.map(({ block }) => phaseOfBlock(block, followOn));
  expect(phasesIn(after)).toEqual(phasesIn(before));
  const [was, is] = [runningBlockOf(before), runningBlockOf(after)];
  expect(is.block).toBeGreaterThanOrEqual(was.block);
  if (is.block !== was.block) {
    expect(isBlockComplete(was.completed)).toBe(true);
    return;
  }
  expect([...was.completed].filter((place) => !is.completed.has(place))).toEqual([]);
  expect(currentWeek(is.completed)).toBeGreaterThanOrEqual(currentWeek(was.completed));
}

const pad = (number: number) => String(number).padStart(2, '0');

function entriesOf(one: Exclude<Step, 'pause'>, facts: MemberFacts, day: number, last: MemberEntry | undefined) {
  const { block, completed } = runningBlockOf(facts);
  const completedOn = `20${pad(26 + Math.floor(day / 336))}-${pad(1 + (Math.floor(day / 28) % 12))}-${pad(1 + (day % 28))}`;
  const workout = (place: WorkoutId): MemberEntry => ({
    kind: 'workout',
    body: {
      clientId: `${String(facts.sessions.length + day * 20).padStart(30, '0')}${String(place + facts.sessions.length * 20).padStart(6, '0')}`,
      workoutId: String(place),
      completedAt: day,
      completedOn: completedOn as CalendarDay,
      utcOffsetMinutes: 0,
    },
    keptAt: day,
  });
  switch (one.do) {
    case 'workout':
      return [workout(one.place)];
    case 'rest':
      return WORKOUT_IDS.filter((place) => !completed.has(place)).map(workout);
    case 'again':
      return last ? [last] : [];
    case 'block':
      return [{ kind: 'block', body: { currentBlock: block + 1 }, keptAt: day } as MemberEntry];
    default:
      // A new phase where the block is complete, another pace where it runs.
      return [block + 1, block].map(
        (currentBlock) => ({ kind: 'block', body: { currentBlock, pace: one.do }, keptAt: day }) as MemberEntry,
      );
  }
}
