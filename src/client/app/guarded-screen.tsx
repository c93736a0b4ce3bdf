import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { hasSignIn } from '#client/platform/current-sign-in.ts';
import { lazyView } from '#client/platform/lazy-view.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { useSignIn } from '#client/platform/use-sign-in.ts';
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
