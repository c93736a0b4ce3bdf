import type { CSSProperties, ReactNode } from 'react';
import { useReducedMotion } from '#client/browser/reduced-motion.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { SessionDial } from '#client/ui/session-dial.tsx';
import { formatCount } from '#domain/time/count-text.ts';
import styles from './cheer.module.css';

interface CheerProps {
  /** A tick each. */
  minutes: number;
  /** Of so many: the dial does not close. */
  of?: number;
  /** False where the member was praised for it already: all of it stands. */
  isFresh: boolean;
}

/** The dial of the session closes to a full circle of its minutes round the coach, who cheers. */
export function Cheer({ minutes, of, isFresh }: CheerProps) {
  const isStill = useReducedMotion();
  return (
    <div className={styles.hero}>
      <SessionDial
        totalMinutes={of ?? minutes}
        activeMinutes={minutes}
        full={isFresh && of === undefined}
        className={styles.dial}
      >
        <span className={styles.disc}>
          {isStill ? (
            <CoachPicture name="scene-celebration" decorative isFirst className={styles.coach} />
          ) : (
            <CoachStage name="scene-celebration" playing={isFresh && 'for a moment'} className={styles.coach} />
          )}
        </span>
      </SessionDial>
    </div>
  );
}

/** Larger ones have a comma, which a counter cannot write. */
const COUNTED_UP_TO = 999;

interface CheerFiguresProps {
  figures: readonly { value: number; name: string; icon?: ReactNode }[];
  isFresh: boolean;
}

export function CheerFigures({ figures, isFresh }: CheerFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, name, icon }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {icon}
            {isFresh && value <= COUNTED_UP_TO ? <CountedUp to={value} /> : formatCount(value)}
          </dd>
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
