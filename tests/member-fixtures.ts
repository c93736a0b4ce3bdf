import type { User } from '#contract/auth.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import type { DashboardAnswer, LightSessionTuple } from '#domain/progress/dashboard-answer.ts';
import { sessionKey } from '#domain/progress/member-facts.ts';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

/** A Saturday at half past nine in London. */
export const FIXTURE_NOW = Date.UTC(2026, 10, 21, 9, 30);
export const FIXTURE_TODAY = '2026-11-21' as CalendarDay;

/** An active subscriber as the server describes her. */
export const fixtureUser = (overrides: Partial<User> = {}): User => ({
  id: 'amira-1',
  email: 'amira@example.org',
  firstName: 'Amira',
  lastName: 'Khan',
  initials: 'AK',
  subscriptionStatus: 'active',
  stepGoal: 5000,
  pendingEmail: null,
  createdAt: FIXTURE_NOW,
  ...overrides,
});

/** Somebody else who has paid; she has no step goal yet. */
export const fixtureAnna = (overrides: Partial<User> = {}): User =>
  fixtureUser({
    id: 'u1',
    email: 'anna@example.org',
    firstName: 'Anna',
    lastName: 'Walker',
    initials: 'AW',
    stepGoal: null,
    ...overrides,
  });

/** A purchase of yesterday, as its buyer sees it: paid, with its receipt, open for a refund. */
export const FIXTURE_PURCHASE: OwnPurchase = {
  id: '3f2504e0-aaaa',
  reference: '3F2504E0',
  status: 'paid',
  amountPence: 2_999,
  amountRefundedPence: 0,
  offer: null,
  paidOn: '2026-11-20',
  hasReceipt: true,
  refund: 'open',
  refundUntil: '2026-12-04',
  agreed: null,
};

/** A full session of workout 4, done two days ago. */
export const fixtureSession = (overrides: Partial<WorkoutSession> = {}): WorkoutSession => ({
  id: 'session-1',
  clientId: 'client-1',
  userId: 'amira-1',
  workoutId: '4',
  workoutName: 'Week 2A – Full-Body Resistance',
  week: 2,
  block: 1,
  edition: 'a',
  playedId: null,
  completedAt: FIXTURE_NOW - 2 * 86_400_000,
  completedOn: '2026-11-19',
  rating: 8,
  notes: 'Stopped twice for nappies, still finished',
  duration: 30,
  activeSeconds: null,
  length: 'full',
  effort: null,
  preMood: null,
  completedExercises: null,
  ...overrides,
});

/** The first day: everything is still to come. Give what differs. */
export const fixtureDashboard = (overrides: Partial<Dashboard> = {}): DashboardAnswer =>
  withFacts({
    progress: { completedWorkouts: [], currentBlock: 1, currentWeek: 1, blockProgress: {} },
    stats: { totalWorkouts: 0, stepGoal: 5000, blocksCompleted: 0 },
    workoutSessions: [],
    shortWorkouts: 0,
    workoutDays: [],
    stepGoalDays: [],
    stepGoalChanges: [{ from: '2026-11-01', stepGoal: 5000 }],
    steps: [],
    restPasses: true,
    road: [],
    ...overrides,
  });

/** Four workouts done, week 2, one of three; the last one on Thursday. */
export const fixtureSecondWeek = (overrides: Partial<Dashboard> = {}): DashboardAnswer =>
  fixtureDashboard({
    progress: { completedWorkouts: ['1', '2', '3', '4'], currentBlock: 1, currentWeek: 2, blockProgress: {} },
    stats: { totalWorkouts: 4, stepGoal: 5000, blocksCompleted: 0 },
    workoutSessions: [fixtureSession()],
    workoutDays: ['2026-11-10', '2026-11-12', '2026-11-17', '2026-11-19'],
    stepGoalDays: ['2026-11-20'],
    steps: [
      { date: '2026-11-20' as CalendarDay, steps: 5300 },
      { date: FIXTURE_TODAY, steps: 4210 },
    ],
    ...overrides,
  });

/** A dashboard with sessions behind it that add up to what it shows. */
export function withFacts(dashboard: Dashboard): DashboardAnswer {
  const { progress, stats, workoutSessions, workoutDays } = dashboard;
  const shown = workoutSessions.map((session): LightSessionTuple => {
    const { block, completedOn, workoutId, length, clientId } = session;
    return [block, completedOn, Number(workoutId), length, sessionKey(String(clientId)), 0];
  });
  const isShown = (id: string) =>
    workoutSessions.some(({ workoutId, block }) => workoutId === id && block === progress.currentBlock);
  const freeDays = workoutDays.filter((day) => !workoutSessions.some(({ completedOn }) => completedOn === day));
  const earlier = progress.completedWorkouts
    .filter((id) => !isShown(id))
    .map((id, index): LightSessionTuple => {
      return [progress.currentBlock, freeDays[index] ?? '2026-01-01', Number(id), 'full', `e${index}`, 0];
    });
  const counted = shown.filter(([, , , length]) => countsForWorkout(length)).length + earlier.length;
  const older = Array.from({ length: Math.max(0, stats.totalWorkouts - counted) }, (_, index): LightSessionTuple => {
    const day = freeDays[earlier.length + index] ?? '2026-01-02';
    return [Math.max(1, progress.currentBlock - 1), day, 1, 'full', `o${index}`, 0];
  });
  return { ...dashboard, facts: { sessions: [...shown, ...earlier, ...older], steps: [] } };
}
