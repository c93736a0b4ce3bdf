import type { Dashboard } from '#contract/dashboard.ts';
import { type MemberOverview, memberOverview } from '#domain/progress/member-overview.ts';
import type { BadgeFacts } from '#domain/progress/workout-badges.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

export interface Member {
  dashboard: Dashboard;
  overview: MemberOverview;
}

export function memberOf(dashboard: Dashboard, today: CalendarDay): Member {
  const { progress, workoutDays, stepGoalDays, restPasses, followOn } = dashboard;
  const { currentBlock, completedWorkouts } = progress;
  const history = { currentBlock, completedWorkouts, workoutDays, stepGoalDays, restPasses, followOn };
  return { dashboard, overview: memberOverview(history, today) };
}

export function badgeFactsOf({ dashboard, overview }: Member): BadgeFacts {
  const { totalWorkouts, blocksCompleted } = dashboard.stats;
  const { completed, block, hasComeBack } = overview;
  return { totalWorkouts, shortWorkouts: dashboard.shortWorkouts, blocksCompleted, completed, block, hasComeBack };
}
