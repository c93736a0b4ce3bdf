import { useLayoutEffect, useRef } from 'react';
import { arrivedByHistory } from './arrival.ts';

/**
 * Another view under the same address starts at its top with the focus on its heading, as a new page would; back and
 * forward keep their place. Left out while there is nothing to show yet.
 */
export function useViewChange(view: string | undefined): void {
  const shown = useRef(view);

  // Before it is seen, so that it never shows as far down as the one before it.
  useLayoutEffect(() => {
    const before = shown.current;
    if (view === undefined || view === before) return;
    shown.current = view;
    if (before === undefined) return;
    if (!arrivedByHistory()) window.scrollTo(0, 0);
    focusHeading(document);
  }, [view]);
}

/** False where there is no heading. */
export function focusHeading(part: ParentNode): boolean {
  const heading = part.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
