import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { LEVEL_NAMES } from '#client/parts/session/level-names.ts';
import { KNEELING_MOVES } from '#programme/moves/kneeling.ts';
import { MOVE_LEVELS } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import type { LandingWordsProps } from './landing-words-props.ts';
import styles from './levels-section.module.css';
import section from './section.module.css';

export function LevelsSection({ words }: LandingWordsProps) {
  return (
    <section className={`${section.section} ${section.follows}`}>
      <div className={section.wrap}>
        <h2 className={section.title}>{words['levels-title']}</h2>
        <p className={section.lead}>{words['levels-lead']}</p>
        <div className={styles.levels}>
          {MOVE_LEVELS.map((level) => {
            const { name } = versionOf(KNEELING_MOVES.push_up, level);
            return (
              <article key={level} className={styles.level} aria-labelledby={`level-${level}`}>
                <div className={`${section.stage} ${styles.stage}`}>
                  <CoachPicture name={`push_up-${level}`} decorative />
                </div>
                <div>
                  <small>{LEVEL_NAMES[level]}</small>
                  <h3 id={`level-${level}`}>{name}</h3>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
