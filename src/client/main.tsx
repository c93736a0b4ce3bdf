import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#client/ui/fonts.css';
import '#client/ui/tokens.css';
import '#client/ui/base.css';
import { App, redirectForSignedIn } from './app/app.tsx';
import { followPlainLinks, openPlainPages, prefetchOnIntent, preloadScreen } from './app/links.ts';
import { matchedRoute, preloadRoute } from './app/routes.tsx';
import { afterLoad } from './browser/after-load.ts';
import { watchNavigation } from './browser/navigation.ts';
import { isAppHidden } from './parts/progress/kept-home.ts';
import { watchInstallPrompt } from './parts/site/install-prompt.ts';
import { applyTheme } from './parts/stored/theme.ts';

applyTheme();
watchInstallPrompt();
skipEntrance();
watchNavigation();
prefetchOnIntent();
openPlainPages();
followPlainLinks();
void start();
setUpServiceWorkerLater();

/** Who is signed in never sees the entrance flash by. */
function skipEntrance() {
  if (matchedRoute(location.pathname)?.route.access !== 'entrance') return;
  const redirect = redirectForSignedIn();
  if (redirect !== undefined) history.replaceState(null, '', redirect);
}

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { page } = root.dataset;
  if (page === location.pathname) {
    const match = matchedRoute(page);
    // What cannot be loaded now is asked for again while the page comes alive.
    if (match) await preloadRoute(match.route).catch(() => undefined);
    takeWaitAway();
    // By the page's own address: a link that was pressed meanwhile is followed once the page is alive.
    startTransition(() => void hydrateRoot(root, appAt(page)));
    return;
  }
  const code = preloadScreen(location.pathname);
  // A wait that React drew would hold back what follows it for a third of a second; another page stands there already.
  if (isAppHidden()) await code;
  root.replaceChildren();
  takeWaitAway();
  // In pieces, between which the browser can paint and answer.
  startTransition(() => createRoot(root).render(appAt()));
}

/** Of a page that could be read meanwhile. */
function takeWaitAway(): void {
  document.querySelector('.still-loading[data-beside]')?.remove();
}

function appAt(ssrPath?: string) {
  return (
    <StrictMode>
      <App ssrPath={ssrPath} />
    </StrictMode>
  );
}

/** Long after the page is readable and has been used for a moment; what is served while developing changes all the time. */
function setUpServiceWorkerLater() {
  if (!import.meta.env.PROD) return;
  afterLoad(
    () =>
      void import('./app/new-version/register-service-worker.tsx')
        .then(({ setUpServiceWorker }) => setUpServiceWorker())
        .catch(() => undefined),
  );
}
