import { StopSigns } from '#client/components/stop-signs.tsx';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { STOP_SIGNS } from '#programme/safety-words.ts';
import styles from './stop-sheet.module.css';

interface StopSheetProps {
  open: boolean;
  onEnd: () => void;
  onEasier: () => void;
  onCarryOn: () => void;
}

/** "Something wrong?": when to stop, the most urgent first. */
export function StopSheet({ open, onEnd, onEasier, onCarryOn }: StopSheetProps) {
  return (
    <BottomSheet open={open} locked onOpenChange={() => undefined} title="Something wrong?" text={STOP_SIGNS.lead}>
      <StopSigns hideLead />
      <ButtonStack className={styles.ways}>
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
