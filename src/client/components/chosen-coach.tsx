import { type ReactNode, useMemo } from 'react';
import { CoachChoicesContext } from '#client/coach/coach-stage-choices.ts';
import { stillPictures } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { lookOf, useCoachAppearance } from './coach-look.ts';

export function ChosenCoach({ children }: { children: ReactNode }) {
  const [{ skin, top, hair, hairColour, shape }] = useCoachAppearance();
  const [isStill] = useStoredValue(stillPictures);
  const choices = useMemo(
    () => ({ look: lookOf({ skin, top, hair, hairColour, shape }), stillPictures: isStill === true }),
    [skin, top, hair, hairColour, shape, isStill],
  );
  return <CoachChoicesContext value={choices}>{children}</CoachChoicesContext>;
}
