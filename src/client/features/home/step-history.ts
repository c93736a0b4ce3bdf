import type { Dashboard } from '#contract/dashboard.ts';
import type { StepGoalChange } from '#domain/steps/step-goal.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

export interface StepHistory {
  stepsByDay: ReadonlyMap<CalendarDay, number>;
  changes: StepGoalChange[];
}

export function stepHistoryOf({ steps, stepGoalChanges }: Dashboard): StepHistory {
  return {
    stepsByDay: new Map(steps.map((entry) => [entry.date, entry.steps])),
    changes: stepGoalChanges.map(({ from, stepGoal }) => ({ from: from as CalendarDay, stepGoal })),
  };
}
