import { useEffect } from 'react';
import { logFailure } from '#client/browser/promises.ts';
import { picturesOfMoves } from '#client/coach/coach-pictures-of-week.ts';
import { keyPictureAddress, stripAddress } from '#client/coach/strips.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { keepCoachPictures } from '#client/parts/coach-look/keep-coach-pictures.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import { MOVE_LEVELS, type MoveId } from '#programme/moves/move.ts';
import { mediaOfMoves } from '#programme/moves/move-media.ts';
import type { PlayerStep } from './player-steps.ts';

/** Before anything else is fetched: the coach herself, and on a start screen its own pictures. */
const AFTER_MS = 2_000;

/** From its start screen on, what this session shows comes before any other picture: a first one may be begun without ever seeing Home. */
export function useKeptPictures(steps: readonly PlayerStep[]): void {
  const moves = steps.flatMap((step) => step.moves.map(({ moveId }) => moveId));
  const words = useProgrammeWords();
  const userId = useSignIn()?.user.id;
  const first = [...picturesOfMoves(moves, words), stripAddress('scene-celebration')].join(' ');
  const own = moves.filter((moveId) => mediaOfMoves([moveId], words).length > 0).join(' ');
  useEffect(() => {
    const timer = setTimeout(() => keepCoachPictures(first.split(' ')).catch(logFailure), AFTER_MS);
    return () => clearTimeout(timer);
  }, [first]);
  useEffect(() => {
    if (userId === undefined || own === '') return;
    import('#client/parts/move-media/kept-stills.ts')
      .then(({ keepStills }) => keepStills(userId, own.split(' ') as MoveId[], words))
      .catch(logFailure);
  }, [userId, own, words]);
}

/** What this screen may show is on the device soon after it stands, so that the network may go. */
export function useFetchedPictures(moves: readonly MoveId[]): void {
  const words = useProgrammeWords();
  useEffect(() => {
    const timer = setTimeout(() => {
      const names = moves.flatMap((move) => MOVE_LEVELS.map((level) => clipOfMove(move, level, words)));
      const addresses = names.flatMap((name) => [stripAddress(name), keyPictureAddress(name) ?? []].flat());
      for (const address of [stripAddress('scene-celebration'), ...addresses]) new Image().src = address;
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [moves, words]);
}
