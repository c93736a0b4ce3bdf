import { type RefObject, useEffect, useRef } from 'react';
import { arrivedByHistory } from '#client/app/arrival.ts';

/** A new view starts at its top with the focus on its heading, as a new page would; back and forward keep their place. */
export function useViewChange(main: RefObject<HTMLElement | null>, key: string): void {
  const shownKey = useRef(key);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (!arrivedByHistory()) window.scrollTo(0, 0);
    const heading = main.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, main]);
}
