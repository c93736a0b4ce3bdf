import { type RefObject, useEffect } from 'react';

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/**
 * Lets the figures of the page move. Their code comes with the visitor's first move, so that nobody waits for it to
 * read; where less motion is asked for it does not come at all.
 */
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
        () => undefined, // still pictures are a whole page too
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
