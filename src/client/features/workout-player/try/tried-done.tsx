import { KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { isLostWithPage } from '#client/browser/stored-value.ts';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';
import { Cheer } from '#client/parts/progress/cheer.tsx';
import { BuyButton } from '#client/parts/purchases/buy-button.tsx';
import { ButtonStack, TextButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { pluralise } from '#domain/time/count-text.ts';
import { AfterSession } from '../after-session.tsx';
import styles from './try.module.css';

interface TriedDoneProps {
  /** Played to its end. */
  isWhole: boolean;
  minutes: number;
  onLeave: () => void;
}

const KEPT_ON_DEVICE =
  'It stays on this device for 30 days. Buy here within that time, and it is the first in your history.';

export function TriedDone({ isWhole, minutes, onLeave }: TriedDoneProps) {
  const what = isWhole
    ? 'All of the 10 minute version.'
    : `${minutes} ${pluralise(minutes, 'minute')}, and they count.`;
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={isWhole ? 'Your first workout, done.' : 'Well begun.'}
      text={`${what} ${isLostWithPage(TRIED_KEY) ? `${KEPT_WITH_PAGE}.` : KEPT_ON_DEVICE}`}
      hero={<Cheer isFresh {...{ minutes }} />}
      foot={<BuyButton />}
    >
      <ButtonStack>
        <AfterSession offer={undefined} isShort={!isWhole} />
        <TextButton className={styles.quiet} onClick={onLeave}>
          Back to the start page
        </TextButton>
      </ButtonStack>
    </Dialog>
  );
}
