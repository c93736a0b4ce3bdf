import { useEffect } from 'react';
import type { Member } from '#client/components/member.ts';
import { stepGoal as storedStepGoal } from '#client/platform/first-page-storage.ts';
import { DASHBOARD_STEP_GOAL } from '#domain/steps.ts';

/** The stored goal shows at once; the dashboard's, with waiting changes, replaces it and is stored. */
export function useShownStepGoal(member: Member | undefined): number {
  const latest = member?.dashboard.stats.stepGoal ?? undefined;

  useEffect(() => {
    if (latest !== undefined && storedStepGoal.read() !== latest) storedStepGoal.write(latest);
  }, [latest]);

  return latest ?? storedStepGoal.read() ?? DASHBOARD_STEP_GOAL;
}
