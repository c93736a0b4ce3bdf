import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { arrivedInsideApp } from '#client/browser/navigation.ts';
import { addressAfterSignIn } from '#client/parts/account/after-sign-in.ts';
import { currentSignIn } from '#client/parts/account/current-sign-in.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';

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
