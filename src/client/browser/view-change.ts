import { useLayoutEffect, useRef } from 'react';
import { isBackForward } from './navigation.ts';

/** Another view under one address starts at its top, focus on the heading; back and forward keep their place. */
export function useViewChange(view: string | undefined): void {
  const shown = useRef(view);

  // Before paint, so that the old scroll position never shows.
  useLayoutEffect(() => {
    const before = shown.current;
    if (view === undefined || view === before) return;
    shown.current = view;
    if (before === undefined) return;
    if (!isBackForward()) window.scrollTo(0, 0);
    focusHeading(document);
  }, [view]);
}

export function focusHeading(part: ParentNode): boolean {
  const heading = part.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
