import { useEffect, useEffectEvent } from 'react';
import type { AroundNavHandler } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

type Way = () => void;

interface Keeper {
  /** The address that she would leave. */
  here: string;
  keep: (way: Way) => void;
}

let keeper: Keeper | undefined;

/** Whoever keeps what is not saved decides when, and whether, she goes on. */
export const onceFree = (way: Way): void => (keeper ? keeper.keep(way) : way());

export const aroundNav: AroundNavHandler = (go, to, options) => onceFree(() => go(to, options));

// Added before the router's own: it must not hear of a way back that is not taken.
window.addEventListener('popstate', (event) => {
  if (!keeper || location.href === keeper.here) return;
  const to = location.pathname + location.search;
  event.stopImmediatePropagation();
  history.pushState(null, '', keeper.here);
  keeper.keep(() => navigate(to));
});

/** While something is not saved: every way from this page leads past `keep`, closing it past the browser’s own question. */
export function useLeaveGuard(isNeeded: boolean, keep: Keeper['keep']): void {
  const ask = useEffectEvent(keep);
  useEffect(() => {
    if (!isNeeded) return undefined;
    keeper = { here: location.href, keep: (way) => ask(way) };
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => {
      keeper = undefined;
      window.removeEventListener('beforeunload', stay);
    };
  }, [isNeeded]);
}
