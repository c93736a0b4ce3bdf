import type { ReactNode } from 'react';
import { ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Cheer } from './cheer.tsx';
import { PraiseDetails, type PraisedWorkout, praiseText, usePraised } from './praise.tsx';
import { type Unsent, UnsentNote } from './unsent-note.tsx';
import styles from './workout-done-dialog.module.css';

interface WorkoutDoneDialogProps extends PraisedWorkout {
  title?: string;
  unsent: Unsent | undefined;
  children: ReactNode;
}

export function WorkoutDoneDialog({ title, unsent, children, ...praised }: WorkoutDoneDialogProps) {
  const { clientId, shortTitle, minutes, isFresh } = praised;
  usePraised(clientId);
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={title ?? `${shortTitle}, done.`}
      text={title === undefined ? praiseText(praised) : `${shortTitle}, ${praiseText(praised, true)}`}
      hero={<Cheer {...{ minutes, isFresh }} />}
    >
      <PraiseDetails {...praised} />
      <UnsentNote unsent={unsent} />
      <ButtonStack className={styles.buttons}>{children}</ButtonStack>
    </Dialog>
  );
}
