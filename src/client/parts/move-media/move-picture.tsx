import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';
import { mediumOfMove } from '#programme/moves/move-media.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';

const MoveStill = lazyView(async () => (await import('./move-still.tsx')).MoveStill);

interface MovePictureProps {
  moveId: MoveId;
  level: MoveLevel;
  words: ProgrammeWords;
  isFirst?: boolean;
  className?: string | undefined;
}

/** A version of a move in one picture, which words beside it say too: of the owner's film or photo, or else of the coach. */
export function MovePicture({ moveId, level, words, ...shown }: MovePictureProps) {
  const medium = mediumOfMove(moveId, level, words);
  const canShow = usePreloaded(MoveStill, medium !== undefined);
  const coach = <CoachPicture name={clipOfMove(moveId, level, words)} decorative {...shown} />;
  if (medium === undefined || !canShow) return coach;
  return (
    <MoveStill key={medium} id={medium} className={shown.className}>
      {coach}
    </MoveStill>
  );
}
