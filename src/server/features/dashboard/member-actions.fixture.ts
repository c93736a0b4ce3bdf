import fc from 'fast-check';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import { PACES } from '#domain/plan/follow-on.ts';
import type { Dashboard } from '#domain/progress/dashboard.ts';
import type { EntryOf, MemberEntry } from '#domain/progress/member-entry.ts';
import type { ShownSession } from '#domain/progress/member-facts.ts';
import type { SentCompletion } from '#domain/progress/sent-completion.ts';
import { EFFORTS, SESSION_LENGTHS } from '#domain/session/workout-session.ts';
import { addDays, calendarDayAt } from '#domain/time/calendar-day.ts';
import { ALL_TWELVE } from '#tests/people/completions.ts';

/** Where a member is when doing something. */
interface Moment {
  now: number;
  shown: Dashboard;
  /** What the member has sent, and the sessions that the server told of, deleted ones too. */
  sent: readonly SentCompletion[];
  stored: readonly ShownSession[];
}

/** Something a member does: the entries that come of it at that moment. */
type Action = (moment: Moment) => MemberEntry[];

const DAY = 86_400_000;

const agoWithin = (days: number) => fc.integer({ min: 0, max: days });
const notes = fc.constantFrom('', '  ', 'In the garden', 'Stopped twice, “still” finished');
const rating = fc.option(fc.integer({ min: 1, max: 10 }));
/** As devices make them: with a bias to small ones two often end alike, which is all that tells sessions of a day apart. */
const clientId = fc.noBias(fc.uuid({ version: 4 }));
const steps = fc.integer({ min: 0, max: 9_000 });

function entry<Kind extends MemberEntry['kind']>({ now }: Moment, kind: Kind, body: EntryOf<Kind>['body']) {
  return [{ kind, body, keptAt: now }] as unknown as MemberEntry[];
}

/** A device names what was played; for a program that does not the server does. */
const WORKOUT_NAME = 'Week 1A – Full-Body Resistance';

const dayAgo = ({ now }: Moment, ago: number) => addDays(calendarDayAt(now, 0), -ago);

function completionAt({ now }: Moment, workoutId: string, ago: number, ms: number) {
  const completedAt = now - ago * DAY - ms;
  return { workoutId, completedAt, completedOn: calendarDayAt(completedAt, 0), utcOffsetMinutes: 0 };
}

const asItIs = fc.record(
  {
    rating,
    notes,
    length: fc.constantFrom(...SESSION_LENGTHS),
    activeSeconds: fc.option(fc.integer({ min: 0, max: 4_000 })),
    effort: fc.option(fc.constantFrom(...EFFORTS)),
    preMood: fc.constantFrom('tired' as const, null),
  },
  { requiredKeys: [] },
);

const workout = fc
  .record({
    clientId,
    // Often the same one, so that two are alike in all but their id.
    workoutId: fc.oneof(fc.constantFrom(...ALL_TWELVE), fc.constant('1')),
    ago: fc.oneof(agoWithin(3), agoWithin(60)),
    ms: fc.oneof(fc.constant(0), fc.nat({ max: 80_000_000 })),
    blocksOn: fc.constantFrom(undefined, undefined, 0, -1, 1),
    played: fc.constantFrom(undefined, undefined, 'a7' as const, 'b12' as const),
    how: asItIs,
  })
  .map(
    ({ clientId: id, workoutId, ago, ms, blocksOn, played, how }): Action =>
      (moment) => {
        const block =
          blocksOn === undefined ? {} : { block: Math.max(1, moment.shown.progress.currentBlock + blocksOn) };
        return entry(moment, 'workout', {
          clientId: id,
          workoutName: WORKOUT_NAME,
          ...completionAt(moment, workoutId, ago, ms),
          ...how,
          ...block,
          ...(played && { played }),
        });
      },
  );

/** With one of those that there are. */
const withOneOf = <Item>(
  list: (moment: Moment) => readonly Item[],
  act: (moment: Moment, item: Item) => MemberEntry[],
) =>
  fc.nat({ max: 40 }).map(
    (number): Action =>
      (moment) => {
        const items = list(moment);
        const item = items[number % items.length];
        return item === undefined ? [] : act(moment, item);
      },
  );

const again = withOneOf(
  ({ sent }) => sent,
  (moment, sent) => entry(moment, 'workout', sent),
);

/** What was counted at its end is rated a moment later. */
const ratedLater = fc.record({ rating, notes, effort: fc.option(fc.constantFrom(...EFFORTS)) }).chain((feedback) =>
  withOneOf(
    ({ sent }) => sent,
    (moment, sent) => entry(moment, 'workout', { ...sent, ...feedback }),
  ),
);

const restOfBlock = fc.array(clientId, { minLength: 12, maxLength: 12 }).map(
  (ids): Action =>
    (moment) =>
      ids.flatMap((id, index) => {
        const workoutId = ALL_TWELVE[index] ?? '';
        if (moment.shown.progress.completedWorkouts.includes(workoutId)) return [];
        return entry(moment, 'workout', {
          clientId: id,
          workoutName: WORKOUT_NAME,
          ...completionAt(moment, workoutId, 0, index),
        });
      }),
);

const correction = fc.oneof(fc.record({ rating }), fc.record({ notes }), fc.record({ rating, notes })).chain((change) =>
  withOneOf(
    ({ stored }) => stored,
    (moment, session) => entry(moment, 'correction', { session, correction: change }),
  ),
);

const stepsOfDay = fc.record({ ago: fc.oneof(agoWithin(5), agoWithin(365)), steps }).map(
  ({ ago, steps: count }): Action =>
    (moment) =>
      entry(moment, 'steps', { date: dayAgo(moment, ago), steps: count }),
);

const stepGoal = fc
  .record({
    ago: fc.oneof(agoWithin(5), agoWithin(365), fc.constant(undefined)),
    goal: fc.integer({ min: 100, max: 9_000 }),
  })
  .map(
    ({ ago, goal }): Action =>
      (moment) =>
        entry(moment, 'stepGoal', { stepGoal: goal, ...(ago !== undefined && { from: dayAgo(moment, ago) }) }),
  );

/** Outside the follow-on, onto it, or at another pace. */
const block = fc.record({ on: fc.constantFrom(1, 1, 1, 0, 0, 2), pace: fc.constantFrom(undefined, ...PACES) }).map(
  ({ on, pace }): Action =>
    (moment) =>
      entry(moment, 'block', { currentBlock: moment.shown.progress.currentBlock + on, ...(pace && { pace }) }),
);

const restPasses = fc.boolean().map(
  (isOn): Action =>
    (moment) =>
      entry(moment, 'restPasses', { restPasses: isOn }),
);

const besideIt = fc.constantFrom<Action>(
  (moment) => entry(moment, 'profile', { firstName: 'Anne', lastName: 'Walker', email: 'anne@example.org' }),
  (moment) => entry(moment, 'workoutDays', { weekdays: [0, 2] }),
  (moment) => entry(moment, 'healthAgreement', { disclaimerVersion: HEALTH_DISCLAIMER_VERSION, agreedAt: moment.now }),
);

/** What the member does after so many hours. */
export interface TimedAction {
  hours: number;
  action: Action;
}

/** Anything that a member can do. */
export const anyAction: fc.Arbitrary<TimedAction> = fc.record({
  hours: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 72 }) }),
  action: fc.oneof(
    { weight: 6, arbitrary: workout },
    { weight: 2, arbitrary: restOfBlock },
    { weight: 3, arbitrary: block },
    { weight: 1, arbitrary: again },
    { weight: 3, arbitrary: ratedLater },
    {
      weight: 3,
      arbitrary: withOneOf(
        ({ stored }) => stored,
        (moment, session) => entry(moment, 'deletion', { session }),
      ),
    },
    {
      weight: 3,
      arbitrary: withOneOf(
        ({ stored }) => stored,
        (moment, session) => entry(moment, 'restoration', { session }),
      ),
    },
    { weight: 2, arbitrary: correction },
    { weight: 3, arbitrary: stepsOfDay },
    { weight: 2, arbitrary: stepGoal },
    { weight: 1, arbitrary: restPasses },
    { weight: 1, arbitrary: besideIt },
  ),
});
