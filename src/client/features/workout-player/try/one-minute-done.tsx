import { Cheer } from '#client/parts/progress/cheer.tsx';
import { BuyButton } from '#client/parts/purchases/buy-button.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import styles from './try.module.css';

/** Minutes of a workout on its dial, of which one is hers. */
const DIAL_MINUTES = 30;

export function OneMinuteDone({ onAgain, onLeave }: { onAgain: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title="That was one minute."
      text="The first of thirty is lit. Each workout lights the rest, 10 minutes or more at a time."
      hero={<Cheer isFresh minutes={1} of={DIAL_MINUTES} />}
    >
      <ButtonStack>
        <BuyButton />
        <ButtonLink href={SCREEN_PATHS.tryFirst} variant="outline" size="large" block>
          Try the first workout, 10 min
        </ButtonLink>
        <div className={styles.quiet}>
          <TextButton onClick={onAgain}>Once more</TextButton>
          <TextButton onClick={onLeave}>Back to the start page</TextButton>
        </div>
      </ButtonStack>
    </Dialog>
  );
}
