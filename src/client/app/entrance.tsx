import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { addressAfterSignIn } from '#client/platform/after-sign-in.ts';
import { currentSignIn } from '#client/platform/current-sign-in.ts';
import { arrivedInsideApp } from '#client/platform/navigation.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';

/** Redirect of a signed-in visitor of an entrance; `undefined` to stay. */
export function redirectForSignedIn(pathname: string): string | undefined {
  if (!currentSignIn()) return undefined;
  if (pathname === SCREEN_PATHS.landing && arrivedInsideApp()) return undefined;
  return addressAfterSignIn();
}

/** Sends on those who are signed in when they arrive. Who signs in here is moved by the sign-in screen itself. */
export function Entrance({ pathname, children }: { pathname: string; children: ReactNode }) {
  const [redirect] = useState(() => (typeof window === 'undefined' ? undefined : redirectForSignedIn(pathname)));
  return redirect === undefined ? children : <Redirect to={redirect} replace />;
}
