import { useEffect } from 'react';
import type { Member } from '#client/components/member.ts';
import { stepGoal as storedStepGoal } from '#client/platform/first-page-storage.ts';
import { DASHBOARD_STEP_GOAL } from '#domain/steps.ts';

/**
 * The goal to show, in steps. The stored one shows at once; the dashboard's wins over it and is stored: the server's
 * answer, or a newer one that still waits to be sent.
 */
export function useShownStepGoal(member: Member | undefined): number {
  const latest = member?.dashboard.stats.stepGoal ?? undefined;

  useEffect(() => {
    if (latest !== undefined && storedStepGoal.read() !== latest) storedStepGoal.write(latest);
  }, [latest]);

  return latest ?? storedStepGoal.read() ?? DASHBOARD_STEP_GOAL;
}
