import { CloudOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { markCelebrated } from '#client/platform/celebrated-workouts.ts';
import { keepStorage } from '#client/platform/keep-storage.ts';
import { useOnline } from '#client/platform/use-online.ts';
import { ButtonStack } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { WORKOUT_IDS } from '#domain/block.ts';
import { pluralise } from '#domain/count-text.ts';
import { isShortVersion, type SessionLength } from '#domain/workout-session.ts';
import { Cheer, CheerFigures } from './cheer.tsx';
import { waitsText } from './refusal-words.ts';
import styles from './workout-done-dialog.module.css';

/** Why the server does not have a workout that is on the device. */
export type Unsent = 'waiting' | 'rejected';

interface WorkoutDoneDialogProps {
  clientId: string;
  title?: string;
  shortTitle: string;
  minutes: number;
  length: SessionLength;
  figures: { doneInBlock: number; streakDays: number; totalWorkouts: number } | undefined;
  unsent: Unsent | undefined;
  children: ReactNode;
}

const REJECTED_TEXT = 'Saved on this device. It could not go up: Home says why.';

export function WorkoutDoneDialog(props: WorkoutDoneDialogProps) {
  const { clientId, title, shortTitle, minutes, length, figures, unsent, children } = props;
  const isOnline = useOnline();
  useEffect(() => {
    markCelebrated(clientId);
    void keepStorage();
  }, [clientId]);
  const time = `${minutes} ${pluralise(minutes, 'minute')}`;
  const what = isShortVersion(length)
    ? `${title === undefined ? 'The' : 'the'} ${length} minute version. It counts.`
    : `${time}.`;
  const place = figures ? ` That is ${figures.doneInBlock} of ${WORKOUT_IDS.length} in this block.` : '';
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={title ?? `${shortTitle}, done.`}
      text={`${title === undefined ? '' : `${shortTitle}, `}${what}${place}`}
      hero={<Cheer lit={minutes} />}
    >
      {figures && (
        <CheerFigures
          figures={[
            { value: figures.streakDays, name: 'day streak' },
            { value: minutes, name: pluralise(minutes, 'minute') },
            { value: figures.totalWorkouts, name: pluralise(figures.totalWorkouts, 'workout') },
          ]}
        />
      )}
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
