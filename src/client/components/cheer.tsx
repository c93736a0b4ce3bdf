import type { CSSProperties } from 'react';
import { CoachScene } from '#client/figure/coach-scene.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import styles from './cheer.module.css';

interface CheerProps {
  /** Ticks of the dial that are lit, of 60. */
  lit: number;
  confetti?: boolean;
}

/** Above a dialog of praise: the coach cheers in her dial. */
export function Cheer({ lit, confetti = false }: CheerProps) {
  return (
    <div className={styles.hero}>
      <MinuteDial lit={lit} tone="panel" className={styles.dial}>
        <span className={styles.disc}>
          <CoachScene scene="celebration" decorative className={styles.coach} />
        </span>
      </MinuteDial>
      {confetti && <Confetti />}
    </div>
  );
}

/** Where each piece falls, in per cent of the width, in the order in which they fall. */
const PLACES = [55, 4, 27, 81, 12, 94, 41, 68, 33, 88, 19, 61, 48, 74, 9, 58, 37, 78];
const COLOURS = ['var(--sun)', 'var(--coral)', '#bfe3d7'];

/** Falls once; not at all for whom movement is reduced. */
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

/** Three numbers to be proud of. */
export function CheerFigures({ figures }: { figures: readonly { value: number; name: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}
