import { CoachStrip } from '#client/coach/stage/coach-strip.tsx';
import { versionOf } from '#programme/move-version.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { MoveLevels } from '../move-levels.ts';
import type { PlayerStep } from '../player-steps.ts';
import styles from './cover-moves.module.css';

interface CoverMovesProps {
  steps: readonly PlayerStep[];
  levelOf: MoveLevels['levelOf'];
}

/** The moves of the main part, each moving, between the warm-up and the cool-down. */
export function CoverMoves({ steps, levelOf }: CoverMovesProps) {
  const [warmUp, main, coolDown] = steps;
  const moves = main?.moves ?? [];
  return (
    <section className={styles.moves} aria-labelledby="cover-moves">
      <h2 id="cover-moves">
        {warmUp?.minutes} min warm-up, {moves.length} moves, {coolDown?.minutes} min cool-down
      </h2>
      <ol
        className={styles.strip}
        data-no-swipe=""
        aria-label="The moves"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too
        tabIndex={0}
      >
        {moves.map(({ moveId, plannedMoveId, part }) => (
          <li key={`${part} ${plannedMoveId}`}>
            <CoachStrip name={`${moveId}-${levelOf(moveId)}`} className={styles.picture} />
            <b>{versionOf(MOVES[moveId], levelOf(moveId)).name}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many moves her limits have changed. */
export const changedMoves = (steps: readonly PlayerStep[]): number =>
  steps.flatMap(({ moves }) => moves).filter(({ moveId, plannedMoveId }) => moveId !== plannedMoveId).length;
