import { type ComponentType, useEffect } from 'react';
import { currentSession } from '#client/platform/session.ts';
import { useSession } from '#client/platform/use-session.ts';
import { SignInRequired } from './sign-in-required.tsx';

interface SubscribeScreenProps {
  /** What a visitor who is signed in sees; it brings more code along than the others need. */
  Purchase: ComponentType<object>;
}

/** The paywall: what it costs, what it opens, and the form that pays for it (product §4). */
export function SubscribeScreen({ Purchase }: SubscribeScreenProps) {
  const session = useSession();
  useEffect(showToVisitors);
  return session ? <Purchase /> : <SignInRequired />;
}

/** Ends what `mark-signed-in.ts` began, once nobody is signed in. */
function showToVisitors() {
  if (!currentSession()) delete document.documentElement.dataset.signedIn;
}
