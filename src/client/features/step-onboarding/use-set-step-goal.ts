import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSaveStepGoal } from '#client/api/progress.ts';
import { today } from '#client/platform/calendar-now.ts';
import { stepOnboardingCompleted } from '#client/platform/first-page-storage.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';

/** A slow network may hold the next screen up for this long and no longer. */
const PATIENCE_MS = 3_000;

/** Sets the goal and goes on to the main app: once the server has it, or with the goal on the device alone. */
export function useSetStepGoal(userId: string) {
  const [, navigate] = useLocation();
  const [isSaving, setIsSaving] = useState(false);
  const saveStepGoal = useSaveStepGoal(userId);

  async function setStepGoal(stepGoal: number) {
    if (isSaving) return;
    setIsSaving(true);
    stepOnboardingCompleted.write(true);
    const kept = saveStepGoal({ stepGoal, from: today() }).catch(() => undefined); // it waits on the device
    await Promise.race([kept, patience()]);
    navigate(SCREEN_PATHS.mainApp, { replace: true });
  }

  return { isSaving, setStepGoal };
}

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
