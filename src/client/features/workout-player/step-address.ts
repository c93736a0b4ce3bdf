import { useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useViewChange } from '#client/browser/view-change.ts';
import { viewStands } from '#client/browser/view-transition.ts';
import { workoutPlayerPath } from '#client/parts/site/screen-paths.ts';
import { LAST_STEP } from './player-steps.ts';

interface PlayerEntry {
  playerDepth?: number;
  stepBelow?: number;
}

/** Without a step the start screen stands. History: going on adds an entry, going back removes it, leaving removes all, so that a reload and back behave. */
export function useStepAddress(workoutId: number, firstStep: number) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const named = stepNamedIn(search);
  const step = named ?? firstStep;

  function goTo(next: number) {
    if (next === named || next < 0 || next > LAST_STEP) return;
    const depth = entryDepth();
    const below: PlayerEntry = { playerDepth: depth + 1, ...(named !== undefined && { stepBelow: step }) };
    if (named === undefined || next > step) navigate(addressOf(workoutId, next, search), { state: below });
    else if (depth > 0 && entry().stepBelow === next) history.back();
    else show(next);
  }

  function show(next: number) {
    if (next !== named) navigate(addressOf(workoutId, next, search), { replace: true, state: history.state });
  }

  const leave = useLeavePlayer();

  return { step, isNamed: named !== undefined, goTo, show, leave };
}

/** Removes the entries that the player added, so that back behaves. */
export function useLeavePlayer() {
  const [, navigate] = useLocation();
  return (path: string) => {
    const depth = entryDepth();
    const move = () => navigate(path, { replace: true });
    if (depth === 0) return move();
    window.addEventListener('popstate', move, { once: true });
    return history.go(-depth);
  };
}

function addressOf(workoutId: number, step: number, search: string): string {
  const query = new URLSearchParams(search);
  query.set('step', String(step + 1));
  for (const once of ['carry-on', 'start']) query.delete(once);
  return `${workoutPlayerPath(workoutId)}?${query}`;
}

function stepNamedIn(search: string): number | undefined {
  const name = new URLSearchParams(search).get('step');
  return name !== null && /^[1-3]$/.test(name) ? Number(name) - 1 : undefined;
}

const entry = (): PlayerEntry => (history.state as PlayerEntry | null) ?? {};
const entryDepth = (): number => entry().playerDepth ?? 0;

/** By hand the player has an address of its own; the guide leads wherever it was started. */
export function useShownView(isGuided: boolean, isOpenByHand = false, isAhead = false): PlayerView {
  const view = viewOf(isGuided, isOpenByHand, isAhead);
  useViewChange(view === 'guided' ? undefined : view);
  useLayoutEffect(() => {
    if (view !== 'wait') viewStands();
  }, [view]);
  return view;
}

/** "wait": the guide is about to lead, as the address asked. */
type PlayerView = 'wait' | 'start' | 'by-hand' | 'guided';

function viewOf(isGuided: boolean, isOpenByHand: boolean, isAhead: boolean): PlayerView {
  if (isGuided) return 'guided';
  if (isAhead) return 'wait';
  return isOpenByHand ? 'by-hand' : 'start';
}
