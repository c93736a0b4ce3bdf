import { unsentStepGoal, unsentSteps } from '#client/platform/browser-storage.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type DaySteps, goalOn, type StepGoalChange } from '#domain/step-goal.ts';

/** What the server says, with the steps and the goal that still wait on this device. */
export function withWaitingChanges(dashboard: Dashboard): Dashboard {
  const goal = unsentStepGoal.read();
  const withGoal = goal ? withStepGoal(dashboard, goal) : dashboard;
  return (unsentSteps.read() ?? []).reduce(withSteps, withGoal);
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
