import { navigate } from 'wouter/use-browser-location';
import { ADDRESS_EVENTS, isPlainClick } from '#client/browser/navigation.ts';
import { PLAIN_PATHS, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { preloadGuard } from './app.tsx';
import { matchedRoute, preloadRoute } from './routes.tsx';

/** Client-side navigation for links in static markup, which has no components. */
export function followPlainLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || !leadsInside(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

/** Plain pages are documents of their own: a tap on a link to one never reaches the router, and the browser opens it. */
export function openPlainPages(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = link?.origin === location.origin && PLAIN_PATHS.includes(link.pathname);
      // One that opens a dialog leads there only where there is no script.
      if (isPlain && link.ariaHasPopup === null) event.stopPropagation();
    },
    { capture: true },
  );
}

function leadsInside(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return !(samePage && link.hash !== '') && matchedRoute(link.pathname) !== undefined;
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads a screen's code when somebody is about to go there: pointing at a link, sending the sign-in form; and at the
 * moment of going, so that screen, guard and libraries load side by side.
 */
export function prefetchOnIntent(): void {
  for (const intent of INTENTS) document.addEventListener(intent, prefetchLink, { passive: true });
  for (const move of ADDRESS_EVENTS) window.addEventListener(move, () => void preloadScreen(location.pathname));
  document.addEventListener('submit', () => {
    if (matchedRoute(location.pathname)?.route.access === 'entrance') void preloadScreen(SCREEN_PATHS.mainApp);
  });
}

/** A failure is ignored here; the screen itself shows it when opened. */
export async function preloadScreen(pathname: string): Promise<void> {
  const route = matchedRoute(pathname)?.route;
  const guarded = route?.access === 'signedIn' || route?.access === 'subscriber';
  await Promise.allSettled([route && preloadRoute(route), guarded ? preloadGuard() : undefined]);
}

function prefetchLink(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  void preloadScreen(link.pathname);
}
