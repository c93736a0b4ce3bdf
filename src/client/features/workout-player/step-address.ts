import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SCREEN_PATHS, workoutPlayerPath } from '#client/platform/screen-paths.ts';
import { LAST_STEP } from './player-steps.ts';

/** How many entries of the player lie below the present one in the browser's history. */
interface PlayerEntry {
  playerDepth?: number;
}

/**
 * The step in the address, so that a reload and the back gesture behave: going on adds an entry, going back takes it
 * away again, and leaving takes all of them away.
 */
export function useStepAddress(workoutId: number, firstStep: number) {
  const [pathname, navigate] = useLocation();
  const isHere = pathname === workoutPlayerPath(workoutId);
  const named = stepNamedIn(useSearch());
  const step = named ?? firstStep;

  useEffect(() => {
    if (isHere && named === undefined) navigate(addressOf(workoutId, firstStep), { replace: true });
  }, [isHere, named, navigate, workoutId, firstStep]);

  function goTo(next: number) {
    if (next === step || next < 0 || next > LAST_STEP) return;
    const depth = entryDepth();
    if (next > step) navigate(addressOf(workoutId, next), { state: { playerDepth: depth + 1 } satisfies PlayerEntry });
    else if (depth > 0) history.back();
    else navigate(addressOf(workoutId, next), { replace: true });
  }

  /** To the Workouts tab, as if the player had been one single page. */
  function leave() {
    const depth = entryDepth();
    const move = () => navigate(SCREEN_PATHS.workoutsTab, { replace: true });
    if (depth === 0) return move();
    window.addEventListener('popstate', move, { once: true });
    return history.go(-depth);
  }

  return { step, goTo, leave };
}

const addressOf = (workoutId: number, step: number): string => `${workoutPlayerPath(workoutId)}?step=${step + 1}`;

function stepNamedIn(search: string): number | undefined {
  const name = new URLSearchParams(search).get('step');
  return name !== null && /^[1-3]$/.test(name) ? Number(name) - 1 : undefined;
}

const entryDepth = (): number => (history.state as PlayerEntry | null)?.playerDepth ?? 0;
