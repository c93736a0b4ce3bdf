import type { CSSProperties } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { useReducedMotion } from '#client/platform/reduced-motion.ts';
import { classNames } from '#client/ui/class-names.ts';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { formatCount } from '#domain/count-text.ts';
import styles from './cheer.module.css';

const TICKS = 60;
const DEGREES_A_TICK = 360 / TICKS;

interface CheerProps {
  /** Where the dial stood before it closes. */
  minutes: number;
  /** False where she was praised for it already: all of it stands. */
  isFresh: boolean;
}

/** The dial closes to a full circle round the coach, who cheers. */
export function Cheer({ minutes, isFresh }: CheerProps) {
  const isStill = useReducedMotion();
  const from = { '--from': `${Math.min(TICKS, minutes) * DEGREES_A_TICK}deg` } as CSSProperties;
  return (
    <div className={styles.hero}>
      <MinuteDial lit={0} tone="panel" className={styles.dial}>
        <span className={styles.disc}>
          {isStill ? (
            <CoachPicture name="scene-celebration" decorative className={styles.coach} />
          ) : (
            <CoachStage name="scene-celebration" playing={isFresh && 'for a moment'} className={styles.coach} />
          )}
        </span>
      </MinuteDial>
      <span className={classNames(styles.dial, isFresh && styles.closing)} style={from}>
        <MinuteDial lit={TICKS} tone="panel" />
      </span>
    </div>
  );
}

/** Larger ones have a comma, which a counter cannot write. */
const COUNTED_UP_TO = 999;

interface CheerFiguresProps {
  figures: readonly { value: number; name: string }[];
  isFresh: boolean;
}

export function CheerFigures({ figures, isFresh }: CheerFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isFresh && value <= COUNTED_UP_TO ? <CountedUp to={value} /> : formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Counts by style alone, so that what is read and searched is the number itself. */
function CountedUp({ to }: { to: number }) {
  return (
    <>
      <span className="visually-hidden">{formatCount(to)}</span>
      <span aria-hidden="true" className={styles.counted} style={{ '--to': to } as CSSProperties} />
    </>
  );
}
