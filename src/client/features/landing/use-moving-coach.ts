import { type RefObject, useEffect } from 'react';

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/** Loaded at the first pointer or scroll event, and never with reduced motion. */
export function useMovingCoach(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = page.current;
    if (!element || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return undefined;
    let isLeft = false;
    let stop: (() => void) | undefined;
    const wake = () => {
      unlisten();
      import('./moving-coach.ts').then(
        ({ moveCoach }) => {
          if (!isLeft) stop = moveCoach(element);
        },
        () => undefined,
      );
    };
    const unlisten = () => SIGNS_OF_LIFE.forEach((sign) => void removeEventListener(sign, wake));
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { passive: true });
    return () => {
      isLeft = true;
      unlisten();
      stop?.();
    };
  }, [page]);
}
