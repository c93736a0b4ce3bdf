import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Member } from '#client/parts/progress/member.ts';
import { SCREEN_PATHS, workoutPlayerPath } from '#client/parts/site/screen-paths.ts';

/**
 * Where the shortcuts of the installed app lead (`public/app.webmanifest`): today's workout, or the field for today's
 * steps. The address is Home's again afterwards, so that going back ends there.
 */
export function useShortcut(member: Member | undefined): void {
  const shortcut = new URLSearchParams(useSearch()).get('shortcut');
  useEffect(() => {
    if (!member || shortcut === null) return;
    navigate(SCREEN_PATHS.mainApp, { replace: true });
    const { next } = member.overview;
    if (shortcut === 'workout' && next !== undefined) navigate(workoutPlayerPath(next));
    if (shortcut === 'steps') focusSteps();
  }, [member, shortcut]);
}

function focusSteps(): void {
  const field = document.querySelector<HTMLInputElement>('[aria-labelledby="steps-title"] input');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
