import { useRef, useState } from 'react';
import type { StartPayment } from '#contract/payments.ts';
import { START_AT_ONCE_VERSION } from '#domain/start-at-once.ts';
import { StartAtOnceBox } from './start-at-once-box.tsx';

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
