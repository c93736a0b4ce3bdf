import { CoachStrip } from '#client/coach/stage/coach-strip.tsx';
import type { MoveLevels } from '#client/features/workout-player/move-levels.ts';
import type { PlayerMove, PlayerStep } from '#client/features/workout-player/player-steps.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { mediumOfMove } from '#programme/moves/move-media.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import styles from './start-moves.module.css';

interface StartMovesProps {
  title: string;
  moves: readonly PlayerMove[];
  levelOf: MoveLevels['levelOf'];
}

/** Each moving. */
export function StartMoves({ title, moves, levelOf }: StartMovesProps) {
  const words = useProgrammeWords();
  return (
    <section className={styles.moves} aria-labelledby="start-moves">
      <h2 id="start-moves">{title}</h2>
      <ol
        className={styles.strip}
        data-no-swipe=""
        aria-label="The moves"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too
        tabIndex={0}
      >
        {moves.map(({ moveId, plannedMoveId, part }) => (
          <li key={`${part} ${plannedMoveId}`}>
            {mediumOfMove(moveId, levelOf(moveId), words) ? (
              <MovePicture {...{ moveId, words }} level={levelOf(moveId)} className={styles.picture} />
            ) : (
              <CoachStrip name={clipOfMove(moveId, levelOf(moveId), words)} className={styles.picture} />
            )}
            <b>{versionOf(moveInWords(moveId, words), levelOf(moveId)).name}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many moves the member's limits have changed. */
export const changedMoves = (steps: readonly PlayerStep[]): number =>
  steps.flatMap(({ moves }) => moves).filter(({ moveId, plannedMoveId }) => moveId !== plannedMoveId).length;
