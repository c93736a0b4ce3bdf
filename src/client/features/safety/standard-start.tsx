import { useState } from 'react';
import { ExplanationRow } from '#client/components/explanations/explained-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { STANDARD_WORDS } from '#programme/safety-outcomes.ts';
import { Problem } from './problem.tsx';
import styles from './safety.module.css';

export function StandardStart({ onStart }: { onStart: () => void }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <div className={styles.standard}>
      <CheckRow
        small
        label={STANDARD_WORDS.confirm}
        checked={isConfirmed}
        aria-invalid={isMissing && !isConfirmed ? true : undefined}
        aria-describedby={isMissing && !isConfirmed ? 'standard-problem' : undefined}
        onChange={(event) => setConfirmed(event.target.checked)}
      />
      {isMissing && !isConfirmed && (
        <Problem id="standard-problem" text="Tick this if it is so. If not, Easier is the right start." />
      )}
      <ExplanationRow ids={['leaking', 'dragging', 'doming']} />
      <Button variant="outline" size="large" block onClick={() => (isConfirmed ? onStart() : setMissing(true))}>
        {STANDARD_WORDS.start}
      </Button>
    </div>
  );
}
