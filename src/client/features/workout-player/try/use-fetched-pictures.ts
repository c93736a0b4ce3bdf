import { useEffect } from 'react';
import { keyPictureAddress, stripAddress } from '#client/coach/strips.ts';
import { MOVE_LEVELS, type MoveId } from '#programme/moves/move.ts';

/** Before anything else is fetched, the coach herself. */
const AFTER_MS = 2_000;

/** What this screen may show is on the device soon after it stands, so that the network may go. */
export function useFetchedPictures(moves: readonly MoveId[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const names = moves.flatMap((move) => MOVE_LEVELS.map((level) => `${move}-${level}`));
      const addresses = names.flatMap((name) => [stripAddress(name), keyPictureAddress(name) ?? []].flat());
      for (const address of [stripAddress('scene-celebration'), ...addresses]) new Image().src = address;
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [moves]);
}
