import type { CSSProperties } from 'react';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { formatCount } from '#domain/count-text.ts';
import styles from './cheer.module.css';

export function Cheer({ lit, confetti = false }: { lit: number; confetti?: boolean }) {
  return (
    <div className={styles.hero}>
      <MinuteDial lit={lit} tone="panel" className={styles.dial}>
        <span className={styles.disc}>
          <CoachStage name="scene-celebration" playing="for a moment" className={styles.coach} />
        </span>
      </MinuteDial>
      {confetti && <Confetti />}
    </div>
  );
}

/** Per cent of the width, in falling order. */
const PLACES = [55, 4, 27, 81, 12, 94, 41, 68, 33, 88, 19, 61, 48, 74, 9, 58, 37, 78];
const COLOURS = ['var(--sun)', 'var(--coral)', '#bfe3d7'];

function Confetti() {
  return (
    <span className={styles.confetti} aria-hidden="true">
      {PLACES.map((place, index) => (
        <span
          key={place}
          style={
            { left: `${place}%`, background: COLOURS[index % 3], animationDelay: `${index * 80}ms` } as CSSProperties
          }
        />
      ))}
    </span>
  );
}

export function CheerFigures({ figures }: { figures: readonly { value: number; name: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
