import { type ReactNode, useMemo } from 'react';
import { CoachChoicesContext } from '#client/coach/stage/coach-choices.ts';
import { coachLook, easyOnBattery, stillPictures } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';

export function ChosenCoach({ children }: { children: ReactNode }) {
  const [stored] = useStoredValue(coachLook);
  const [isStill] = useStoredValue(stillPictures);
  const [isSpared] = useStoredValue(easyOnBattery);
  const choices = useMemo(
    () => ({
      look: stored && (async () => (await import('./coach-look.ts')).lookOf(stored)),
      stillPictures: isStill,
      isSpared,
    }),
    [stored, isStill, isSpared],
  );
  return <CoachChoicesContext value={choices}>{children}</CoachChoicesContext>;
}
