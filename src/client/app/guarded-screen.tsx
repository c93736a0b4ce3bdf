import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { lazyView } from '#client/platform/lazy-view.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { hasSignIn } from '#client/platform/session.ts';
import { useSignInSession } from '#client/platform/use-sign-in-session.ts';
import type { AppRoute } from './routes.tsx';

interface GuardedScreenProps {
  route: AppRoute;
  children: ReactNode;
}

const RouteGuard = lazyView<GuardedScreenProps>(async () => (await import('./route-guard.tsx')).RouteGuard);

/** Asks for the guard's code ahead of the screen that needs it. */
export const preloadGuard = RouteGuard.preload;

/** The outer gate: who is not signed in goes to `/auth`; the guard behind it is loaded for the others only. */
export function GuardedScreen({ route, children }: GuardedScreenProps) {
  useSignInSession();
  if (!hasSignIn()) return <Redirect to={SCREEN_PATHS.auth} replace />;
  return <RouteGuard route={route}>{children}</RouteGuard>;
}
