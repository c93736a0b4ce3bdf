import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { StopSigns } from '#client/parts/body/stop-signs.tsx';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { symptomTold } from '#domain/body/impact-check.ts';
import { STOP_SIGNS } from '#programme/body/safety-words.ts';
import styles from './stop-sheet.module.css';

interface StopSheetProps {
  open: boolean;
  onEnd: () => void;
  onEasier: () => void;
  onCarryOn: () => void;
}

/** Shown once; afterwards the locked levels and the sheets show it. */
const EASED_TOAST = {
  title: 'Easier from here on',
  text: 'Every move left, and no jumps.',
};

export function StopSheet({ open, onEnd, onEasier, onCarryOn }: StopSheetProps) {
  const { tell } = useImpactCheck();
  function end() {
    tell(symptomTold);
    onEnd();
  }
  function ease() {
    tell(symptomTold);
    showToast(EASED_TOAST);
    onEasier();
  }
  return (
    <BottomSheet open={open} locked onOpenChange={() => undefined} title="Something wrong?" text={STOP_SIGNS.lead}>
      <StopSigns hideLead />
      <ButtonStack className={styles.ways}>
        <Button block onClick={end}>
          Stop here
        </Button>
        <Button variant="outline" block aria-describedby="easier-versions" onClick={ease}>
          Carry on with Easier
        </Button>
        <p id="easier-versions" className={styles.hint}>
          Every move left gets easier, with no jumps.
        </p>
        <TextButton className={styles.centred} onClick={onCarryOn}>
          It’s passed, carry on
        </TextButton>
      </ButtonStack>
    </BottomSheet>
  );
}
