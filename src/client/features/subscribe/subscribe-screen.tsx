import { type ComponentType, useEffect } from 'react';
import { currentSession } from '#client/platform/session.ts';
import { useSession } from '#client/platform/use-session.ts';
import { SignInRequired } from './sign-in-required.tsx';

interface SubscribeScreenProps {
  Purchase: ComponentType<object>;
}

export function SubscribeScreen({ Purchase }: SubscribeScreenProps) {
  const session = useSession();
  useEffect(showToVisitors);
  return session ? <Purchase /> : <SignInRequired />;
}

/** Ends what `mark-signed-in.ts` began. */
function showToVisitors() {
  if (!currentSession()) delete document.documentElement.dataset.signedIn;
}
