import { Baby, Calendar, CloudOff, Snowflake } from 'lucide-react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import type { LandingWordsProps } from './landing-words-props.ts';
import styles from './life-section.module.css';
import section from './section.module.css';

const ANSWERS = [
  { Icon: Baby, name: 'life-1' },
  { Icon: Calendar, name: 'life-2' },
  { Icon: Snowflake, name: 'life-3' },
  { Icon: CloudOff, name: 'life-4' },
] as const;

export function LifeSection({ words }: LandingWordsProps) {
  return (
    <section className={`${section.section} ${styles.sun}`}>
      <div className={`${section.wrap} ${styles.grid}`}>
        <div>
          <h2 className={section.title}>{words['life-title']}</h2>
          <dl className={styles.life}>
            {ANSWERS.map(({ Icon, name }) => (
              <div key={name}>
                <dt>
                  <Icon size={24} aria-hidden="true" />
                  {words[`${name}-question`]}
                </dt>
                <dd>{words[`${name}-answer`]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.art}>
          <CoachPicture name="scene-empty" decorative />
        </div>
      </div>
    </section>
  );
}
