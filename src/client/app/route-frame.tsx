import { type ReactNode, useEffect, useRef } from 'react';
import { isBackForward } from '#client/browser/navigation.ts';
import { focusHeading } from '#client/browser/view-change.ts';

/** What a page load does by itself: the tab's title, the top of the page, and the focus on what is new. */
export function RouteFrame({ pathname, title, children }: { pathname: string; title: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isBackForward() || !goToNamedPart()) {
      if (!isBackForward()) window.scrollTo(0, 0);
      const page = frame.current;
      if (page && !page.contains(document.activeElement) && !focusHeading(page)) page.focus({ preventScroll: true });
    }
  }, [pathname]);

  return (
    <div ref={frame} data-route tabIndex={-1}>
      {/* First: a screen inside that knows a better title puts its own before this one. */}
      <title>{title}</title>
      {children}
    </div>
  );
}

/** An address may name a part of the page after its #; false where there is no such part. */
function goToNamedPart(): boolean {
  const part = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  if (!part) return false;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
  return true;
}
