import { useSession } from '#client/platform/use-session.ts';
import { Purchase } from './purchase.tsx';
import { SignInRequired } from './sign-in-required.tsx';

/** The paywall: what it costs, what it opens, and the form that pays for it (product §2, Subscribe screen). */
export function SubscribeScreen() {
  const session = useSession();
  return session ? <Purchase user={session.user} /> : <SignInRequired />;
}
