import { useEffect, useEffectEvent } from 'react';
import type { AroundNavHandler } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

type Way = () => void;
type Keeper = (way: Way) => void;

let keeper: Keeper | undefined;

/** Whoever keeps what is not saved decides when, and whether, she goes on. */
export const onceFree = (way: Way): void => (keeper ? keeper(way) : way());

export const aroundNav: AroundNavHandler = (go, to, options) => onceFree(() => go(to, options));

/** While something is not saved: every way from this page leads past `keep`, closing it past the browser’s own question. */
export function useLeaveGuard(isNeeded: boolean, keep: Keeper): void {
  const ask = useEffectEvent(keep);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const here = location.href;
    const own: Keeper = (way) => ask(way);
    keeper = own;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    function stayOnBack(event: PopStateEvent) {
      if (location.href === here) return;
      const to = location.pathname + location.search;
      // Before the router hears of it.
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
      ask(() => navigate(to));
    }
    window.addEventListener('beforeunload', stay);
    window.addEventListener('popstate', stayOnBack, { capture: true });
    return () => {
      keeper = undefined;
      window.removeEventListener('beforeunload', stay);
      window.removeEventListener('popstate', stayOnBack, { capture: true });
    };
  }, [isNeeded]);
}
