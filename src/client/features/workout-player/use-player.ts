import { useEffect, useRef, useState } from 'react';
import { now } from '#client/platform/clock.ts';
import { randomId } from '#client/platform/random-id.ts';
import { LAST_STEP, type PlayerMove, type PlayerStep } from './player-steps.ts';
import { useStepAddress } from './step-address.ts';
import { forgetPlace, keepPlace, keptPlace } from './workout-place.ts';

export interface Player {
  /** 0 to 2. */
  stepIndex: number;
  step: PlayerStep;
  /** Place of the shown move in its step, from 0. */
  moveIndex: number;
  move: PlayerMove;
  isLastStep: boolean;
  openedAt: number;
  /** Names the completion by hand: the same in every tab that shows this workout. */
  sessionId: string;
  goToStep: (index: number) => void;
  goToMove: (index: number) => void;
  /** The guide leads: its step is shown without an entry in the history. */
  showStep: (index: number) => void;
  /** Back to a place among the workouts; the place in the player is kept. */
  leaveTo: (path: string) => void;
  /** The workout is done: its place is no longer needed. */
  finish: () => void;
}

/** Where in the workout she is, remembered on the device for a day. */
export function usePlayer(workoutId: number, steps: readonly PlayerStep[]): Player {
  const [kept] = useState(() => keptPlace(workoutId));
  // The time that the workout lay aside does not count.
  const [openedAt] = useState(() => now() - (kept ? kept.savedAt - kept.openedAt : 0));
  const [sessionId] = useState(() => kept?.sessionId ?? randomId());
  const [moves, setMoves] = useState<readonly number[]>(kept?.moves ?? []);
  const address = useStepAddress(workoutId, kept?.step ?? 0);
  // While she leaves, the address runs backwards through the steps; that is no new place.
  const isOver = useRef(false);
  const isWritten = useRef(false);

  const stepIndex = address.step;
  const step = steps[stepIndex] as PlayerStep;
  const moveIndex = Math.min(moves[stepIndex] ?? 0, step.moves.length - 1);

  useEffect(() => {
    // Gone though it was written: another tab has finished this workout.
    if (isWritten.current && keptPlace(workoutId) === undefined) isOver.current = true;
    if (isOver.current) return;
    isWritten.current = true;
    keepPlace(workoutId, { step: stepIndex, moves: steps.map((_, index) => moves[index] ?? 0), openedAt, sessionId });
  }, [workoutId, stepIndex, moves, steps, openedAt, sessionId]);

  return {
    stepIndex,
    step,
    moveIndex,
    move: step.moves[moveIndex] as PlayerMove,
    isLastStep: stepIndex === LAST_STEP,
    openedAt,
    sessionId,
    goToStep: address.goTo,
    showStep: address.show,
    goToMove: (next) => setMoves(steps.map((_, index) => (index === stepIndex ? next : (moves[index] ?? 0)))),
    leaveTo: (path) => {
      isOver.current = true;
      address.leave(path);
    },
    finish: () => {
      isOver.current = true;
      forgetPlace(workoutId);
    },
  };
}
