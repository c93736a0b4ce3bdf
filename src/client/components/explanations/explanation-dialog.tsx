import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { EXPLANATIONS, type ExplanationId } from '#programme/explanations.ts';
import { ExplanationWords } from './explanation-words.tsx';
import styles from './explanations.module.css';

interface ExplanationDialogProps {
  id: ExplanationId;
  open: boolean;
  onClose: () => void;
}

export function ExplanationDialog({ id, open, onClose }: ExplanationDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} closable title={EXPLANATIONS[id].title}>
      <ExplanationWords id={id} />
      <Button block className={styles.done} onClick={onClose}>
        Got it
      </Button>
    </Dialog>
  );
}
