import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeToSession } from './session.ts';

const nobody = () => undefined;

/** The session, or `undefined` when signed out; renders again whenever it changes. Nobody is signed in on the server. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeToSession, currentSession, nobody);
}
