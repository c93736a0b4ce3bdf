import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { STOP_SIGNS } from '#programme/safety-words.ts';
import styles from './stop-sheet.module.css';

interface StopSheetProps {
  open: boolean;
  onEnd: () => void;
  onEasier: () => void;
  onCarryOn: () => void;
}

const LOOKS = { now: styles.now, today: styles.today, ease: undefined } as const;

/** "Something wrong?": when to stop, the most urgent first. */
export function StopSheet({ open, onEnd, onEasier, onCarryOn }: StopSheetProps) {
  return (
    <BottomSheet open={open} locked onOpenChange={() => undefined} title="Something wrong?" text={STOP_SIGNS.lead}>
      {STOP_SIGNS.groups.map(({ urgency, title, signs }) => (
        <section key={urgency} className={classNames(styles.card, LOOKS[urgency])}>
          <h3>{title}</h3>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          {urgency === 'now' && (
            <a className={styles.call} href="tel:999">
              Call 999
            </a>
          )}
          {urgency === 'ease' && <p>{STOP_SIGNS.again}</p>}
        </section>
      ))}
      <p className={styles.normal}>{STOP_SIGNS.normal}</p>
      <ButtonStack>
        <Button block onClick={onEnd}>
          End the workout here
        </Button>
        <Button variant="outline" block onClick={onEasier}>
          Carry on with easier versions
        </Button>
        <TextButton className={styles.centred} onClick={onCarryOn}>
          It has passed, carry on
        </TextButton>
      </ButtonStack>
    </BottomSheet>
  );
}
