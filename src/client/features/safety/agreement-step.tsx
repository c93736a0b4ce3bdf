import { Button } from '#client/ui/button.tsx';
import { Agreements } from './agreements.tsx';
import type { DraftProps } from './birth-details.tsx';
import styles from './safety.module.css';

interface AgreementStepProps extends DraftProps {
  mustAgree: boolean;
  /** She would rather not answer: nothing is gone by, and she starts carefully. */
  isDeclining?: boolean;
  onSubmit: () => void;
}

/** What she agrees to, after the last question or in place of all. */
export function AgreementStep({ isDeclining = false, onSubmit, ...agreements }: AgreementStepProps) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 tabIndex={-1}>{isDeclining ? 'Without your answers' : 'That is all we ask'}</h2>
      {isDeclining && (
        <p className={styles.lead}>You start as carefully as we can: at Easier, pelvic-safe, with jumps locked.</p>
      )}
      <Agreements {...agreements} hasAnswers={!isDeclining} />
      <Button type="submit" variant="coral" size="large">
        {isDeclining ? 'Start carefully' : 'Set my level'}
      </Button>
    </form>
  );
}
