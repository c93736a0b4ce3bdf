import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { BadgeScene } from '#client/parts/progress/badge-scene.tsx';
import { Cheer } from '#client/parts/progress/cheer.tsx';
import { type PraisedWorkout, praiseText } from '#client/parts/session/praise.tsx';
import { type Unsent, UnsentNote } from '#client/parts/session/unsent-note.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { badgeWords } from '#programme/words/badge-words.ts';
import styles from './win-screen.module.css';

interface WinScreenProps extends PraisedWorkout {
  unsent: Unsent | undefined;
  onNext: () => void;
}

/** The whole screen is the win: whatever is asked comes after it. */
export function WinScreen({ unsent, onNext, ...praised }: WinScreenProps) {
  const { minutes, isFresh, figures } = praised;
  const firstName = useSignIn()?.user.firstName;
  return (
    <Dialog
      open
      locked
      onOpenChange={onNext}
      title={firstName ? `You did it, ${firstName}.` : 'You did it.'}
      text={praiseText(praised)}
      hero={<Cheer {...{ minutes, isFresh }} />}
      className={styles.win}
      foot={
        <Button variant="coral" size="large" onClick={onNext}>
          Nice
        </Button>
      }
    >
      {figures?.badge && (
        <p className={styles.badge}>
          <span>
            <BadgeScene badge={figures.badge} />
          </span>
          New badge: {badgeWords(figures.badge).name}
        </p>
      )}
      <UnsentNote unsent={unsent} />
    </Dialog>
  );
}
