import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoachScene } from '#client/figure/coach-scene.tsx';
import { ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { WORKOUT_IDS } from '#domain/block.ts';
import styles from './workout-done-dialog.module.css';

interface WorkoutDoneDialogProps {
  shortTitle: string;
  minutes: number;
  /** Left out when they are not known. */
  figures: { doneInBlock: number; streakDays: number; totalWorkouts: number } | undefined;
  /** Not on the server yet. */
  isWaiting: boolean;
  /** The buttons; only they close it. */
  children: ReactNode;
}

/** The praise after a workout: what was done and what it adds up to. */
export function WorkoutDoneDialog({ shortTitle, minutes, figures, isWaiting, children }: WorkoutDoneDialogProps) {
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const place = figures && ` That is ${figures.doneInBlock} of ${WORKOUT_IDS.length} in this block.`;
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={`${shortTitle}, done.`}
      text={`${time}.${place ?? ''}`}
      hero={<Cheer minutes={minutes} />}
    >
      {figures && (
        <dl className={styles.figures}>
          <Figure value={figures.streakDays} name="day streak" />
          <Figure value={minutes} name={minutes === 1 ? 'minute' : 'minutes'} />
          <Figure value={figures.totalWorkouts} name={figures.totalWorkouts === 1 ? 'workout' : 'workouts'} />
        </dl>
      )}
      <div role="status">
        {isWaiting && (
          <p className={styles.waiting}>
            <CloudOff size={18} aria-hidden="true" />
            Saved on this device. It will go up when you are online.
          </p>
        )}
      </div>
      <ButtonStack className={styles.buttons}>{children}</ButtonStack>
    </Dialog>
  );
}

function Cheer({ minutes }: { minutes: number }) {
  return (
    <div className={styles.hero}>
      <MinuteDial lit={minutes} tone="panel" className={styles.dial}>
        <span className={styles.disc}>
          <CoachScene scene="celebration" decorative className={styles.coach} />
        </span>
      </MinuteDial>
    </div>
  );
}

function Figure({ value, name }: { value: number; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
