import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeToSession } from './session.ts';

const nobody = () => undefined;

/** While prerendering nobody is signed in. */
export function useSignInSession(): Session | undefined {
  return useSyncExternalStore(subscribeToSession, currentSession, nobody);
}
