import { WEEK_1_A } from '#programme/edition-a/week-1.ts';
import { LEG_MOVES } from '#programme/moves/legs.ts';
import { formatText } from '#programme/workout.ts';
import { MovingCoach } from './coach-picture.tsx';
import styles from './mini-player.module.css';
import section from './section.module.css';

const [FIRST_WORKOUT] = WEEK_1_A;
const MOVE = LEG_MOVES.chair_squat;

export function MiniPlayer() {
  return (
    <div className={styles.player} role="img" aria-label={`The player, showing ${MOVE.name} in its standard version`}>
      <ol className={styles.steps} aria-hidden="true">
        <li className={styles.done}>Warm-Up</li>
        <li className={styles.current}>Main</li>
        <li>Cool-Down</li>
      </ol>
      <div className={`${section.stage} ${styles.stage}`}>
        <MovingCoach figure="session" decorative />
      </div>
      <b aria-hidden="true">{MOVE.name}</b>
      <p className={styles.cue} aria-hidden="true">
        {MOVE.cue}
      </p>
      <ul className={styles.levels} aria-hidden="true">
        <li>Easier</li>
        <li className={styles.chosen}>Standard</li>
        <li>Harder</li>
      </ul>
      <small aria-hidden="true">{formatText(FIRST_WORKOUT.format)}</small>
    </div>
  );
}
