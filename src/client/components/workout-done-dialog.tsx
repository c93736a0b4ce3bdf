import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '#client/platform/use-online.ts';
import { ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Cheer } from './cheer.tsx';
import { PraiseDetails, type PraisedWorkout, praiseText, usePraised } from './praise.tsx';
import { waitsText } from './refusal-words.ts';
import styles from './workout-done-dialog.module.css';

/** Why the server does not have a workout that is on the device. */
export type Unsent = 'waiting' | 'rejected';

interface WorkoutDoneDialogProps extends PraisedWorkout {
  title?: string;
  unsent: Unsent | undefined;
  children: ReactNode;
}

const REJECTED_TEXT = 'Saved on this device. It could not go up: Home says why.';

export function WorkoutDoneDialog({ title, unsent, children, ...praised }: WorkoutDoneDialogProps) {
  const { clientId, shortTitle, minutes, isFresh } = praised;
  const isOnline = useOnline();
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
      <div role="status">
        {unsent && (
          <p className={styles.waiting}>
            <CloudOff size={18} aria-hidden="true" />
            {unsent === 'waiting' ? waitsText(isOnline) : REJECTED_TEXT}
          </p>
        )}
      </div>
      <ButtonStack className={styles.buttons}>{children}</ButtonStack>
    </Dialog>
  );
}
