import { useSyncExternalStore } from 'react';
import { currentSignIn, type SignIn, subscribeToSignIn } from './current-sign-in.ts';

const nobody = () => undefined;

/** While prerendering nobody is signed in. */
export function useSignIn(): SignIn | undefined {
  return useSyncExternalStore(subscribeToSignIn, currentSignIn, nobody);
}
