import type { ReactNode } from 'react';
import { Cheer } from '#client/parts/progress/cheer.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { PraiseDetails, type PraisedWorkout, praiseText, usePraised } from './praise.tsx';
import { type Unsent, UnsentNote } from './unsent-note.tsx';
import styles from './workout-done-dialog.module.css';

interface WorkoutDoneDialogProps extends PraisedWorkout {
  title?: string;
  unsent: Unsent | undefined;
  /** The member was cheered for it already; their numbers are new all the same. */
  wasCheered?: boolean;
  /** What may come below the praise. */
  children?: ReactNode;
  foot: ReactNode;
}

export function WorkoutDoneDialog({
  title,
  unsent,
  wasCheered = false,
  children,
  foot,
  ...praised
}: WorkoutDoneDialogProps) {
  const { clientId, shortTitle, minutes, isFresh } = praised;
  const text = title === undefined ? praiseText(praised) : `${shortTitle}. ${praiseText(praised)}`;
  usePraised(clientId);
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={title ?? `${shortTitle}, done.`}
      text={wasCheered && isFresh ? undefined : text}
      foot={foot}
      hero={<Cheer minutes={minutes} isFresh={isFresh && !wasCheered} />}
    >
      <PraiseDetails {...praised} />
      <UnsentNote unsent={unsent} />
      {children && <div className={styles.more}>{children}</div>}
    </Dialog>
  );
}
