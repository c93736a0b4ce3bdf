import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { Entrance } from './entrance.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { GuardedScreen } from './guarded-screen.tsx';
import { RouteFrame } from './route-frame.tsx';
import { type MatchedRoute, matchedRoute } from './route-match.ts';
import { RouteWait } from './route-wait.tsx';
import { notFoundScreen as NotFound } from './routes.tsx';

const NAME = 'Fit in 30';

/** The screen of the present address. */
export function AppRouter() {
  const [pathname] = useLocation();
  const match = matchedRoute(pathname);
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<RouteWait onPanel={match?.route.onPanel} />}>
        <RouteFrame pathname={pathname} title={`${match?.route.title ?? 'Page not found'} - ${NAME}`}>
          {match ? <MatchedScreen pathname={pathname} {...match} /> : <NotFound />}
        </RouteFrame>
      </Suspense>
    </ErrorBoundary>
  );
}

function MatchedScreen({ pathname, route, params }: MatchedRoute & { pathname: string }) {
  const screen = <route.screen {...params} />;
  if (route.access === 'public') return screen;
  if (route.access === 'entrance') return <Entrance pathname={pathname}>{screen}</Entrance>;
  return (
    <GuardedScreen key={pathname} route={route}>
      {screen}
    </GuardedScreen>
  );
}
