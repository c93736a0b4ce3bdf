import type { HealthDisclaimerVersion } from '#domain/body/health-disclaimer.ts';
import { newBlockAnswer, type WorkoutId } from '#domain/plan/block.ts';
import { followOnWith, type Pace } from '#domain/plan/follow-on.ts';
import { MAX_SESSIONS_OF_DAY } from '#domain/session/workout-session.ts';
import type { DaySteps, StepGoalChange } from '#domain/steps/step-goal.ts';
import { type CalendarDay, calendarDayAt } from '#domain/time/calendar-day.ts';
import { runningBlockOf } from './dashboard.ts';
import { inHistoryOrder, type LightSession, type MemberFacts, type ShownSession, sessionKey } from './member-facts.ts';
import { notesToKeep, type SentCompletion, sessionOf, withLaterFeedback } from './sent-completion.ts';

/** What a member can correct of a session; a field that is left out stays as it is. */
export interface SessionCorrection {
  rating?: number | null | undefined;
  notes?: string | undefined;
}

/** What each kind of entry holds. Those that a call sends unchanged have the form of its body. */
interface EntryBodies {
  workout: SentCompletion;
  /** `session` as it is before the entry, here and below. */
  correction: { session: ShownSession; correction: SessionCorrection };
  deletion: { session: ShownSession };
  restoration: { session: ShownSession };
  steps: DaySteps;
  /** Without a day the goal holds from the day in UTC on which the entry was made. */
  stepGoal: StepGoalChange | { stepGoal: number };
  /** `pace`: the pace at which the block follows on, or is to go on (product §28). */
  block: { currentBlock: number; pace?: Pace | undefined };
  restPasses: { restPasses: boolean };
  /** The names, with the member's address as it is: a new address needs the password, which is kept nowhere. */
  profile: { firstName: string; lastName?: string | undefined; email: string };
  /** A field that is left out stays as it is. */
  workoutDays: {
    weekdays?: readonly number[] | undefined;
    startMinute?: number | undefined;
    zone?: string | undefined;
    emailReminders?: boolean | undefined;
  };
  healthAgreement: { disclaimerVersion: HealthDisclaimerVersion; agreedAt: number };
}

/** The kinds of things that a member does. */
export type EntryKind = keyof EntryBodies;

/** Something that a member did; `keptAt` is the device's time of it, in epoch milliseconds. */
export type MemberEntry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind];

/** An entry of one kind. */
export interface EntryOf<Kind extends EntryKind> {
  kind: Kind;
  body: EntryBodies[Kind];
  keptAt: number;
}

/**
 * The facts after an entry (decision 46). Gives the same facts for an entry that they hold already, that the server would
 * refuse, or that changes none of them. This rule takes an entry of any day, also of one that the server would refuse because
 * it is too far from its own.
 */
export function withEntry(facts: MemberFacts, entry: MemberEntry): MemberFacts {
  switch (entry.kind) {
    case 'workout':
      return withWorkout(facts, entry.body);
    case 'correction':
      return withCorrection(facts, entry.body.session, entry.body.correction);
    case 'deletion':
      return withDeletion(facts, entry.body.session);
    case 'restoration':
      return withRestoration(facts, entry.body.session);
    case 'steps':
      return withSteps(facts, entry.body);
    case 'stepGoal':
      return withStepGoal(facts, { from: calendarDayAt(entry.keptAt, 0), ...entry.body });
    case 'block':
      return withBlock(facts, entry.body, entry.keptAt);
    case 'restPasses':
      return { ...facts, restPasses: entry.body.restPasses };
    default:
      return facts;
  }
}

function withWorkout(facts: MemberFacts, completion: SentCompletion): MemberFacts {
  const session = sessionOf(completion, facts.currentBlock);
  if (session.block > facts.currentBlock) return facts;
  const known = facts.shown.find(({ clientId }) => clientId === session.clientId);
  if (known) return withShown(facts, known, withLaterFeedback(known, session));
  const ofDay = facts.sessions.filter(({ day }) => day === session.completedOn);
  if (lightOf(facts, session) || ofDay.length >= MAX_SESSIONS_OF_DAY) return facts;
  return {
    ...facts,
    sessions: [...facts.sessions, toLight(session)],
    shown: inHistoryOrder([session, ...facts.shown]),
  };
}

const withShown = (facts: MemberFacts, before: ShownSession, after: ShownSession): MemberFacts =>
  before === after ? facts : { ...facts, shown: replaced(facts.shown, before, after) };

function withCorrection(facts: MemberFacts, { clientId }: ShownSession, correction: SessionCorrection): MemberFacts {
  return {
    ...facts,
    shown: facts.shown.map((session) => (session.clientId === clientId ? corrected(session, correction) : session)),
  };
}

function corrected(session: ShownSession, { rating = session.rating, notes }: SessionCorrection): ShownSession {
  return { ...session, rating, notes: notes === undefined ? session.notes : notesToKeep(notes) };
}

function withDeletion(facts: MemberFacts, session: ShownSession): MemberFacts {
  const light = lightOf(facts, session);
  if (!light || light.isDeleted) return facts;
  return {
    ...facts,
    sessions: replaced(facts.sessions, light, { ...light, isDeleted: true }),
    shown: facts.shown.filter(({ clientId }) => clientId !== session.clientId),
  };
}

function withRestoration(facts: MemberFacts, session: ShownSession): MemberFacts {
  const light = lightOf(facts, session);
  if (!light?.isDeleted) return facts;
  return {
    ...facts,
    sessions: replaced(facts.sessions, light, { ...light, isDeleted: false }),
    shown: inHistoryOrder([session, ...facts.shown]),
  };
}

function withSteps(facts: MemberFacts, { date, steps }: DaySteps): MemberFacts {
  const others = facts.steps.filter((entry) => entry.date !== date);
  return {
    ...facts,
    steps: [...others, { date, steps }].sort((one, other) => (one.date < other.date ? -1 : 1)),
    settledGoalDays: facts.settledGoalDays.filter((day) => day !== date),
  };
}

/** The member's goal is that of the newest change: a change that arrives late only alters history. */
function withStepGoal(facts: MemberFacts, { from, stepGoal }: StepGoalChange): MemberFacts {
  const others = facts.goalChanges.filter((change) => change.from !== from);
  const goalChanges = [...others, { from, stepGoal }].sort((one, other) => (one.from < other.from ? -1 : 1));
  return { ...facts, goalChanges, stepGoal: goalChanges.at(-1)?.stepGoal ?? stepGoal };
}

function withBlock(facts: MemberFacts, body: EntryBodies['block'], completedAt: number): MemberFacts {
  const { block, completed } = runningBlockOf(facts);
  const { currentBlock: requested, pace } = body;
  const answer = newBlockAnswer(requested, block, completed);
  const followOn = followOnWith(facts.followOn, { block: requested, answer, pace });
  if (answer !== 'start') return followOn === facts.followOn ? facts : { ...facts, followOn };
  return { ...facts, followOn, currentBlock: requested, endedBlocks: [...facts.endedBlocks, { block, completedAt }] };
}

const toLight = (session: ShownSession): LightSession => ({
  block: session.block,
  day: session.completedOn as CalendarDay,
  workoutId: Number(session.workoutId) as WorkoutId,
  length: session.length,
  key: sessionKey(session.clientId),
  isDeleted: false,
});

function lightOf({ sessions }: MemberFacts, session: ShownSession): LightSession | undefined {
  const { day, workoutId, length, key } = toLight(session);
  return sessions.find(
    (light) => light.key === key && light.day === day && light.workoutId === workoutId && light.length === length,
  );
}

const replaced = <Item>(items: readonly Item[], before: Item, after: Item): Item[] =>
  items.map((item) => (item === before ? after : item));
