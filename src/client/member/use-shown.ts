import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { User } from '#contract/auth.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { WorkoutDays } from '#contract/workout-days.ts';
import type { HistorySession } from '#contract/workout-sessions.ts';
import { planOfBlock } from '#domain/plan/follow-on.ts';
import type { DashboardAnswer } from '#domain/progress/dashboard-answer.ts';
import type { SessionMonth } from '#domain/progress/workout-history.ts';
import type { CachedAnswer } from './offline-answers.ts';
import { blockSessionsQuery, dashboardQuery, historyQuery, sessionMonthsQuery, workoutDaysQuery } from './queries.ts';
import { shownBlock, shownDashboard, shownMonths, shownPages, shownUser, shownWorkoutDays } from './shown.ts';
import { useOutbox } from './use-outbox.ts';

const whole = (dashboard: Dashboard): Dashboard => dashboard;
const currentBlockOf = ({ progress }: Dashboard): number => progress.currentBlock;

/** @param pick a stable function: the screen is drawn again only when its result changes. */
export function useDashboard(userId: string): ReturnType<typeof usePicked<Dashboard>>;
export function useDashboard<Part>(
  userId: string,
  pick: (dashboard: Dashboard) => Part,
): ReturnType<typeof usePicked<Part>>;
export function useDashboard(userId: string, pick: (dashboard: Dashboard) => unknown = whole) {
  return usePicked(userId, pick);
}

function usePicked<Part>(userId: string, pick: (dashboard: Dashboard) => Part) {
  const { waiting } = useOutbox(userId);
  const select = useCallback(
    ({ answer }: CachedAnswer<DashboardAnswer>) => pick(shownDashboard(answer, waiting)),
    [pick, waiting],
  );
  return useQuery({ ...dashboardQuery(userId), select });
}

const currentPlanOf = ({ progress, followOn }: Dashboard) => ({
  block: progress.currentBlock,
  plan: planOfBlock(progress.currentBlock, followOn),
});

/** The block that runs, and what it plays. */
export const useCurrentPlan = (userId: string) => useDashboard(userId, currentPlanOf);

export const useCurrentBlock = (userId: string) => useDashboard(userId, currentBlockOf);

export function useHistory(userId: string) {
  const { waiting } = useOutbox(userId);
  const { data: currentBlock = 1 } = useCurrentBlock(userId);
  const select = useCallback(
    ({ pages }: { pages: HistorySession[][] }) => shownPages(pages, waiting, currentBlock).flat(),
    [waiting, currentBlock],
  );
  return useInfiniteQuery({ ...historyQuery(userId), select });
}

export function useSessionMonths(userId: string) {
  const { waiting } = useOutbox(userId);
  const { data: currentBlock = 1 } = useCurrentBlock(userId);
  const { data: known } = useInfiniteQuery({ ...historyQuery(userId), select: clientIds });
  const select = useCallback(
    (months: SessionMonth[]) => shownMonths(months, waiting, { known: known ?? new Set(), currentBlock }),
    [waiting, known, currentBlock],
  );
  return useQuery({ ...sessionMonthsQuery(userId), select });
}

const clientIds = ({ pages }: { pages: HistorySession[][] }): ReadonlySet<string> =>
  new Set(pages.flat().map(({ clientId }) => clientId));

export function useBlockSessions(userId: string, block: number) {
  const { waiting } = useOutbox(userId);
  const { data: currentBlock = 1 } = useCurrentBlock(userId);
  const select = useCallback(
    (sessions: HistorySession[]) => shownBlock(sessions, waiting, { block, currentBlock }),
    [waiting, block, currentBlock],
  );
  return useQuery({ ...blockSessionsQuery(userId, block), select });
}

export function useWorkoutDays(userId: string) {
  const { waiting } = useOutbox(userId);
  const select = useCallback((days: WorkoutDays) => shownWorkoutDays(days, waiting), [waiting]);
  return useQuery({ ...workoutDaysQuery(userId), select });
}

/** The names that wait stand in it, too. */
export function useShownUser(user: User): User {
  const { waiting } = useOutbox(user.id);
  return shownUser(user, waiting);
}
