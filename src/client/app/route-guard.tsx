import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { arrivedInsideApp } from '#client/browser/navigation.ts';
import { forceLogout } from '#client/member/sign-out.ts';
import {
  clearSignIn,
  currentSignIn,
  isVerified,
  markVerified,
  updateUser,
} from '#client/parts/account/current-sign-in.ts';
import { subscribeToPaymentRefusals } from '#client/parts/server/api-client.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { WaitingPage } from '#client/ui/status-page.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { type AccessDecision, decideAccess, decideAfterRefusal } from './access-decision.ts';
import { AccessBlockedOverlay, SubscriptionRequiredCard } from './access-screens.tsx';
import { CHECKING_WORDS } from './checking-words.ts';
import type { UserReading } from './read-current-user.ts';
import type { AppRoute } from './routes.tsx';
import { useUserRefresh } from './user-refresh.ts';

interface RouteGuardProps {
  route: AppRoute;
  children: ReactNode;
}

/** Lets in whom the server knows, and, where the screen needs it, who has paid (product §3). */
export function RouteGuard({ route, children }: RouteGuardProps) {
  const [, navigate] = useLocation();
  const [verifying, setVerifying] = useState(() => !isVerified());
  const [present, setPresent] = useState<AccessDecision>('open');

  function act(decision: AccessDecision) {
    const leave = LEAVING[decision];
    if (leave) void leave(navigate);
    else setPresent(decision);
  }

  function apply(reading: UserReading) {
    const storedStatus = currentSignIn()?.subscriptionStatus;
    const appStart = verifying && !arrivedInsideApp();
    const decision = decideAccess({ route, reading, storedStatus, appStart, present });
    if (reading.kind === 'user' && decision !== 'forced-logout') {
      markVerified();
      updateUser(reading.user);
    }
    act(decision);
    // It is about leaving: said before, it would go with the screen.
    if (reading.kind === 'refused' && route.path === SCREEN_PATHS.settings) sayProfileFailed(reading.message);
    if (LEAVING[decision] === undefined && reading.kind !== 'outdated') setVerifying(false);
  }
  useUserRefresh(apply);

  const refused = useEffectEvent(() => act(decideAfterRefusal(route, present)));
  useEffect(() => subscribeToPaymentRefusals(() => refused()), []);

  if (verifying)
    return route.waiting ? <route.waiting /> : <WaitingPage text={CHECKING_WORDS} onPanel={route.onPanel} />;
  if (present === 'payment-card')
    return (
      <Suspense>
        <SubscriptionRequiredCard />
      </Suspense>
    );
  return (
    <>
      {children}
      {present === 'blocked' && (
        <Suspense>
          <AccessBlockedOverlay />
        </Suspense>
      )}
    </>
  );
}

/** The words for settings that cannot be shown; others leave without any. */
function sayProfileFailed(text = 'Please try again') {
  showToast({ kind: 'destructive', title: 'Error loading profile', text });
}

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** The decisions that lead away from the screen, and what happens on the way out. */
const LEAVING: Partial<Record<AccessDecision, (navigate: Navigate) => void | Promise<void>>> = {
  'to-auth': (navigate) => {
    clearSignIn();
    navigate(SCREEN_PATHS.auth, { replace: true });
  },
  'signed-out-to-subscribe': (navigate) => {
    clearSignIn();
    navigate(SCREEN_PATHS.subscribe, { replace: true });
  },
  'to-subscribe': (navigate) => {
    const text = 'Please subscribe to access all features';
    showToast({ kind: 'notice', title: 'Subscription Required', text });
    navigate(SCREEN_PATHS.subscribe, { replace: true });
  },
  'forced-logout': (navigate) => forceLogout(() => navigate(SCREEN_PATHS.forcedLogout, { replace: true })),
};
