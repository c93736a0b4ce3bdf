import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSaveStepGoal } from '#client/api/progress.ts';
import { today } from '#client/platform/calendar-now.ts';
import { stepOnboardingCompleted } from '#client/platform/first-page-storage.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';

/** A slow network may delay the next screen this long at most. */
const PATIENCE_MS = 3_000;

export function useSetStepGoal(userId: string) {
  const [, navigate] = useLocation();
  const [isSaving, setIsSaving] = useState(false);
  const saveStepGoal = useSaveStepGoal(userId);

  async function setStepGoal(stepGoal: number) {
    if (isSaving) return;
    setIsSaving(true);
    stepOnboardingCompleted.write(true);
    const kept = saveStepGoal({ stepGoal, from: today() }).catch(() => undefined); // the outbox retries
    await Promise.race([kept, patience()]);
    navigate(SCREEN_PATHS.mainApp, { replace: true });
  }

  return { isSaving, setStepGoal };
}

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
