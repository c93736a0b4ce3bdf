import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { SQUAT_MOVES } from '#programme/moves/squats.ts';
import {
  COOL_DOWN_MINUTES,
  COOL_DOWN_MOVE_COUNT,
  FIRST_MAIN_MINUTES,
  inWordsAtStart,
  WARM_UP_MINUTES,
  WARM_UP_MOVE_COUNT,
} from '#programme/workouts/programme-facts.ts';
import type { LandingWordsProps } from './landing-words-props.ts';
import section from './section.module.css';
import styles from './session-section.module.css';

const MOVE = SQUAT_MOVES.chair_squat;

const PARTS = [
  {
    title: 'Warm up',
    minutes: WARM_UP_MINUTES,
    text: `${inWordsAtStart(WARM_UP_MOVE_COUNT)} gentle moves.`,
  },
  {
    title: 'Do the main part',
    minutes: FIRST_MAIN_MINUTES,
    text: 'A coach shows each move, and when to rest.',
  },
  {
    title: 'Cool down',
    minutes: COOL_DOWN_MINUTES,
    text: `${inWordsAtStart(COOL_DOWN_MOVE_COUNT)} stretches, and slow breaths.`,
  },
];

export function SessionSection({ words }: LandingWordsProps) {
  return (
    <section className={`${section.section} ${styles.tint}`}>
      <div className={section.wrap}>
        <h2 className={section.title}>{words['session-title']}</h2>
        <p className={section.lead}>{words['session-lead']}</p>
        <div className={styles.session}>
          <ol className={styles.parts}>
            {PARTS.map(({ title, minutes, text }) => (
              <li key={title}>
                <MinuteDial ticks={30} lit={minutes / 2} size="small" className={styles.dial}>
                  <span>
                    {minutes}
                    <span className="visually-hidden"> minutes</span>
                  </span>
                </MinuteDial>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <MiniPlayer />
        </div>
      </div>
    </section>
  );
}

function MiniPlayer() {
  return (
    <div className={styles.player} role="img" aria-label={`The player, showing ${MOVE.name} in its standard version`}>
      <div className={`${section.stage} ${styles.stage}`}>
        <CoachPicture name="chair_squat-standard" decorative />
      </div>
      <b aria-hidden="true">{MOVE.name}</b>
      <ul className={styles.levels} aria-hidden="true">
        <li>Easier</li>
        <li className={styles.chosen}>Standard</li>
        <li>Harder</li>
      </ul>
    </div>
  );
}
