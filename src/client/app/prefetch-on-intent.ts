import { matchedRoute } from './route-match.ts';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads a screen's code when somebody is about to follow a link to it. */
export function prefetchOnIntent(): void {
  function prefetch(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    // A failed prefetch says nothing: the screen tries again when it is opened.
    matchedRoute(link.pathname)
      ?.route.screen.preload()
      .catch(() => undefined);
  }
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
}
