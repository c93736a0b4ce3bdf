import { useLayoutEffect, useRef } from 'react';

/** Another view under the same address begins at its top, however far down the reader was in the one before. */
export function useTopOfPage(view: unknown): void {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
  }, [view]);
}
