import { now } from '#client/platform/clock.ts';
import type { OutboxEntry } from '#client/platform/outbox-store.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { sessionOf } from '#domain/sent-completion.ts';
import { type DaySteps, goalOn, type StepGoalChange } from '#domain/step-goal.ts';
import { waitingIn } from './send-entry.ts';
import { withSession } from './shown-sessions.ts';

/** What the server says, with all that still waits on this device. */
export function withWaitingChanges(dashboard: Dashboard, entries: readonly OutboxEntry[]): Dashboard {
  return entries.filter(({ rejection }) => rejection === undefined).reduce(withWaiting, dashboard);
}

function withWaiting(dashboard: Dashboard, entry: OutboxEntry): Dashboard {
  const { kind, body } = waitingIn(entry);
  if (kind === 'workout') return withSession(dashboard, sessionOf(body, dashboard.progress.currentBlock));
  if (kind === 'steps') return withSteps(dashboard, body);
  if (kind === 'stepGoal') return 'from' in body ? withStepGoal(dashboard, body) : dashboard;
  return kind === 'block' ? withNewBlock(dashboard, body.currentBlock) : dashboard;
}

/** The dashboard with the next block begun; any other is left to the server. */
export function withNewBlock(dashboard: Dashboard, block: number): Dashboard {
  const { progress, stats } = dashboard;
  if (block !== progress.currentBlock + 1) return dashboard;
  const running = `block_${progress.currentBlock}`;
  const finished = { completedAt: now(), totalWorkouts: progress.blockProgress[running]?.totalWorkouts ?? 0 };
  const blockProgress = {
    ...progress.blockProgress,
    [running]: finished,
    [`block_${block}`]: { completedAt: null, totalWorkouts: 0 },
  };
  return {
    ...dashboard,
    progress: { completedWorkouts: [], currentBlock: block, currentWeek: 1, blockProgress },
    stats: { ...stats, blocksCompleted: stats.blocksCompleted + 1 },
  };
}

/** The dashboard with a day's steps. */
export function withSteps(dashboard: Dashboard, { date, steps }: DaySteps): Dashboard {
  const others = dashboard.steps.filter((entry) => entry.date !== date);
  const otherGoalDays = dashboard.stepGoalDays.filter((day) => day !== date);
  const changes = dashboard.stepGoalChanges.map(({ from, stepGoal }) => ({ from: from as CalendarDay, stepGoal }));
  return {
    ...dashboard,
    steps: [...others, { date, steps }].sort((a, b) => (a.date < b.date ? -1 : 1)),
    stepGoalDays: steps >= goalOn(date, changes) ? [...otherGoalDays, date].sort() : otherGoalDays,
  };
}

/** The dashboard with a goal that holds from its day on. */
export function withStepGoal(dashboard: Dashboard, { stepGoal, from }: StepGoalChange): Dashboard {
  const earlier = dashboard.stepGoalChanges.filter((change) => change.from < from);
  const otherGoalDays = dashboard.stepGoalDays.filter((day) => day !== from);
  const reached = dashboard.steps.some(({ date, steps }) => date === from && steps >= stepGoal);
  return {
    ...dashboard,
    stats: { ...dashboard.stats, stepGoal },
    stepGoalChanges: [...earlier, { from, stepGoal }],
    stepGoalDays: reached ? [...otherGoalDays, from].sort() : otherGoalDays,
  };
}
