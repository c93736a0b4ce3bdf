import { useEffect } from 'react';
import { stepGoal as storedStepGoal } from '#client/parts/account/first-page-storage.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { DASHBOARD_STEP_GOAL } from '#domain/steps/steps.ts';

/** The stored goal shows at once; the dashboard's, with waiting changes, replaces it and is stored. */
export function useShownStepGoal(member: Member): number {
  const latest = member.dashboard.stats.stepGoal ?? undefined;

  useEffect(() => {
    if (latest !== undefined && storedStepGoal.read() !== latest) storedStepGoal.write(latest);
  }, [latest]);

  return latest ?? storedStepGoal.read() ?? DASHBOARD_STEP_GOAL;
}
