import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { hasSignIn } from '#client/parts/account/current-sign-in.ts';
import { useSignIn } from '#client/parts/account/use-sign-in.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import type { AppRoute } from './routes.tsx';

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
