import { useEffect } from 'react';
import { logFailure } from '#client/browser/log-failure.ts';
import { picturesOfMoves } from '#client/coach/coach-pictures-of-week.ts';
import { stripAddress } from '#client/coach/strips.ts';
import { keepCoachPictures } from '#client/parts/coach-look/keep-coach-pictures.ts';
import type { PlayerStep } from './player-steps.ts';

/** The cover with its own pictures comes first. */
const AFTER_MS = 2_000;

/** From its cover on, what this session shows comes before any other picture: a first one may be begun without ever seeing Home. */
export function useKeptPictures(steps: readonly PlayerStep[]): void {
  const moves = steps.flatMap((step) => step.moves.map(({ moveId }) => moveId));
  const first = [...picturesOfMoves(moves), stripAddress('scene-celebration')].join(' ');
  useEffect(() => {
    const timer = setTimeout(() => keepCoachPictures(first.split(' ')).catch(logFailure), AFTER_MS);
    return () => clearTimeout(timer);
  }, [first]);
}
