import { type RefObject, useId, useRef, useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import type { StartPayment } from '#contract/payments.ts';
import { START_AT_ONCE_NEEDED, START_AT_ONCE_TEXT, START_AT_ONCE_VERSION } from '#domain/purchases/start-at-once.ts';
import styles from './start-at-once-box.module.css';

export type StartAtOnce = ReturnType<typeof useStartAtOnce>;

export function useStartAtOnce(isAsked: boolean) {
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function tick(isOn: boolean) {
    setIsTicked(isOn);
    if (isOn) setIsMissing(false);
  }

  return {
    isReady: !isAsked || isTicked,
    start: (isAsked && isTicked ? { agreedTo: START_AT_ONCE_VERSION } : {}) satisfies StartPayment,
    demand(): void {
      setIsMissing(true);
      input.current?.focus();
    },
    box: isAsked && <StartAtOnceBox inputRef={input} isTicked={isTicked} isMissing={isMissing} onTick={tick} />,
  };
}

interface StartAtOnceBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  isTicked: boolean;
  isMissing: boolean;
  onTick: (isOn: boolean) => void;
}

function StartAtOnceBox({ inputRef, isTicked, isMissing, onTick }: StartAtOnceBoxProps) {
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
