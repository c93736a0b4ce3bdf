import type { ReactNode } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DottedFacts } from '#client/ui/dotted-facts.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import type { TodaysLine } from '#domain/plan/todays-line.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import type { MoveId } from '#programme/moves/move.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { LineOfToday } from './line-of-today.tsx';
import styles from './today-panel.module.css';

interface TodayPanelProps {
  chip: ReactNode;
  title: string;
  facts?: readonly ReactNode[];
  line: TodaysLine | undefined;
  picture: ClipName | { moveId: MoveId; words: ProgrammeWords };
  /** Lit on the dial behind the coach; left out, all of it is. */
  minutes?: number;
  isFeast?: boolean;
  children: ReactNode;
}

/** What today is about: a picture, a name, one sentence, one button. The picture gives way, so that the button never moves. */
export function TodayPanel({ chip, title, facts, line, picture, minutes, isFeast, children }: TodayPanelProps) {
  return (
    <section className={classNames(styles.today, isFeast && styles.feast)} aria-labelledby="today-title">
      <div className={styles.picture}>
        <div className={styles.scene}>
          <MinuteDial lit={minutes ?? 60} className={styles.dial} />
          {typeof picture === 'string' ? (
            <CoachPicture name={picture} decorative isFirst className={styles.coach} />
          ) : (
            <MovePicture {...picture} level="standard" isFirst className={styles.coach} />
          )}
          {minutes !== undefined && (
            <b className={styles.minutes} aria-hidden="true">
              {minutes}
              <small>min</small>
            </b>
          )}
        </div>
        <p className={styles.chip}>{chip}</p>
      </div>
      <div className={styles.body}>
        <h2 id="today-title" className={styles.title}>
          {title}
        </h2>
        {facts && <DottedFacts className={styles.facts} facts={facts} />}
        {line && <LineOfToday line={line} />}
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
