import { type RefObject, useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { START_AT_ONCE_NEEDED, START_AT_ONCE_TEXT } from '#domain/start-at-once.ts';
import styles from './start-at-once-box.module.css';

interface StartAtOnceBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  isTicked: boolean;
  isMissing: boolean;
  onTick: (isOn: boolean) => void;
}

export function StartAtOnceBox({ inputRef, isTicked, isMissing, onTick }: StartAtOnceBoxProps) {
  const problemId = useId();
  return (
    <Card className={styles.box}>
      <CheckRow
        ref={inputRef}
        label={START_AT_ONCE_TEXT}
        required
        checked={isTicked}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? problemId : undefined}
        onChange={(event) => onTick(event.target.checked)}
      />
      {isMissing && (
        <p id={problemId} className={styles.problem}>
          {START_AT_ONCE_NEEDED}
        </p>
      )}
    </Card>
  );
}
