import { useEffect } from 'react';
import type { Member } from '#client/components/member.ts';
import { stepGoal as storedStepGoal } from '#client/platform/browser-storage.ts';
import { DASHBOARD_STEP_GOAL } from '#domain/steps.ts';

/**
 * The goal to show, in steps. The stored one shows at once; the server's answer wins over it and is stored
 * (decision "Activity").
 */
export function useShownStepGoal(member: Member | undefined): number {
  const onServer = member?.dashboard.stats.stepGoal ?? undefined;

  useEffect(() => {
    if (onServer !== undefined && storedStepGoal.read() !== onServer) storedStepGoal.write(onServer);
  }, [onServer]);

  return onServer ?? storedStepGoal.read() ?? DASHBOARD_STEP_GOAL;
}
