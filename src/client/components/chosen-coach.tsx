import { type ReactNode, useMemo } from 'react';
import { CoachChoicesContext } from '#client/figure/coach-choices.ts';
import { stillPictures } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { lookOf, useCoachAppearance } from './coach-look.ts';

export function ChosenCoach({ children }: { children: ReactNode }) {
  const [{ skin, top, hair }] = useCoachAppearance();
  const [isStill] = useStoredValue(stillPictures);
  const choices = useMemo(
    () => ({ look: lookOf({ skin, top, hair }), stillPictures: isStill === true }),
    [skin, top, hair, isStill],
  );
  return <CoachChoicesContext value={choices}>{children}</CoachChoicesContext>;
}
