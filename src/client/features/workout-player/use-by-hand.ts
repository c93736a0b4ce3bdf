import { useState } from 'react';
import { now } from '#client/browser/clock.ts';
import type { SessionStep } from '#domain/session/session-plan.ts';
import type { ByHandPlace } from '#domain/session/session-snapshot.ts';
import type { PlayerMove, PlayerStep } from './player-steps.ts';
import { useStepAddress } from './step-address.ts';

export type ByHand = ReturnType<typeof useByHand>;

export function useByHand(workoutId: number, steps: readonly PlayerStep[], saved: ByHandPlace | undefined) {
  const [openedAt] = useState(() => now() - (saved?.openMs ?? 0));
  const [shownMoves, setMoves] = useState<readonly number[]>(saved?.moves ?? []);
  const address = useStepAddress(workoutId, saved?.step ?? 0);
  const stepIndex = address.step as SessionStep;
  const step = steps[stepIndex] as PlayerStep;
  const moves = steps.map((each, index) => Math.min(shownMoves[index] ?? 0, each.moves.length - 1));
  const moveIndex = moves[stepIndex] as number;
  return {
    /** False while the start screen stands. */
    isOpen: address.isNamed,
    stepIndex,
    step,
    moves,
    moveIndex,
    move: step.moves[moveIndex] as PlayerMove,
    /** Epoch milliseconds, without the time that the workout lay aside. */
    openedAt,
    goToStep: address.goTo,
    goToMove: (next: number) => setMoves(moves.with(stepIndex, next)),
    /** No history entry: the guide leads. */
    showStep: address.show,
    leaveTo: address.leave,
  };
}
