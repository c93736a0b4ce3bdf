import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { preloadGuard } from './guarded-screen.tsx';
import { matchedRoute } from './route-match.ts';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads a screen's code when somebody is about to go there: pointing at a link, or sending the sign-in form. */
export function prefetchOnIntent(): void {
  for (const intent of INTENTS) document.addEventListener(intent, prefetchLink, { passive: true });
  document.addEventListener('submit', () => {
    if (matchedRoute(location.pathname)?.route.access === 'entrance') void preloadScreen(SCREEN_PATHS.mainApp);
  });
}

/** Loads the code of an address; a failure says nothing here, because the screen asks again when it is opened. */
export function preloadScreen(pathname: string): Promise<void> | undefined {
  const route = matchedRoute(pathname)?.route;
  if (route?.access === 'signedIn' || route?.access === 'subscriber') preloadGuard();
  return route?.screen.preload().catch(() => undefined);
}

function prefetchLink(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  void preloadScreen(link.pathname);
}
