import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { appName } from '#client/browser/app-name.ts';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { addressAfterSignIn } from '#client/parts/account/after-sign-in.ts';
import { currentSignIn, hasSignIn, useSignIn } from '#client/parts/account/current-sign-in.ts';
import { showApp } from '#client/parts/progress/kept-home.ts';
import { PLAIN_PATHS, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LateToaster } from './late-toaster.tsx';
import { RouteFrame } from './route-frame.tsx';
import { RouteWait } from './route-wait.tsx';
import { type AppRoute, type MatchedRoute, matchedRoute, notFoundScreen as NotFound } from './routes.tsx';

/** The whole app; `ssrPath` names the page that is pre-rendered, or hydrated. */
export function App({ ssrPath }: { ssrPath?: string | undefined }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <AppRouter />
      <LateToaster />
    </Router>
  );
}

/** The screen of the present address. */
function AppRouter() {
  const [pathname] = useLocation();
  const isOnHome = pathname === SCREEN_PATHS.mainApp;
  useEffect(() => {
    if (!isOnHome) showApp();
  }, [isOnHome]);
  const match = matchedRoute(pathname);
  const title = `${match?.route.title ?? 'Page not found'} - ${appName()}`;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<RouteWait title={title} onStage={match?.route.onStage} />}>
        <RouteFrame pathname={pathname} title={title}>
          {match ? <MatchedScreen pathname={pathname} {...match} /> : <OutsideScreen pathname={pathname} />}
        </RouteFrame>
      </Suspense>
    </ErrorBoundary>
  );
}

/** What no route leads to: a plain page, which the browser opens, or nothing. */
const OutsideScreen = ({ pathname }: { pathname: string }) =>
  PLAIN_PATHS.includes(pathname) ? <OpenDocument /> : <NotFound />;

function OpenDocument() {
  useEffect(() => location.reload(), []);
  return null;
}

function MatchedScreen({ pathname, route, params }: MatchedRoute & { pathname: string }) {
  const screen = <route.screen {...params} />;
  if (route.access === 'public') return screen;
  if (route.access === 'entrance') return <Entrance>{screen}</Entrance>;
  return (
    <GuardedScreen key={pathname} route={route}>
      {screen}
    </GuardedScreen>
  );
}

interface GuardedScreenProps {
  route: AppRoute;
  children: ReactNode;
}

const RouteGuard = lazyView<GuardedScreenProps>(async () => (await import('./route-guard.tsx')).RouteGuard);

export const preloadGuard = RouteGuard.preload;

/** The outer gate: who is not signed in goes to `/auth`; the guard behind it is loaded for the others only. */
export function GuardedScreen({ route, children }: GuardedScreenProps) {
  useSignIn();
  if (!hasSignIn()) return <Redirect to={SCREEN_PATHS.auth} replace />;
  return <RouteGuard route={route}>{children}</RouteGuard>;
}

/** Redirect of a signed-in visitor of an entrance; `undefined` to stay. */
export const redirectForSignedIn = (): string | undefined => (currentSignIn() ? addressAfterSignIn() : undefined);

/** Sends on those who are signed in when they arrive. Who signs in here is moved by the sign-in screen itself. */
export function Entrance({ children }: { children: ReactNode }) {
  const [redirect] = useState(() => (typeof window === 'undefined' ? undefined : redirectForSignedIn()));
  return redirect === undefined ? children : <Redirect to={redirect} replace />;
}
