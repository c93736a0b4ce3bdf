import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { arrivedInsideApp } from '#client/browser/navigation.ts';
import { forceLogout } from '#client/member/sign-out.ts';
import {
  clearSignIn,
  currentSignIn,
  isVerified,
  markVerified,
  updateUser,
} from '#client/parts/account/current-sign-in.ts';
import { isAppHidden, showApp } from '#client/parts/progress/kept-home.ts';
import { subscribeToPaymentRefusals } from '#client/parts/server/api-client.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { StageWait } from '#client/parts/site/stage-wait.tsx';
import { WaitingPage } from '#client/ui/status-page.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import type { SubscriptionStatus } from '#domain/account/access.ts';
import { type UserReading, useUserRefresh } from './current-user.ts';
import { CHECKING_WORDS } from './route-wait.tsx';
import type { AppRoute } from './routes.tsx';

/** Lets in whom the server knows, and, where the screen needs it, who has paid (product §3). */
export function RouteGuard({ route, children }: { route: AppRoute; children: ReactNode }) {
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
  useUserRefresh((reading) => {
    if (verifying || !changesNothing(reading, present)) apply(reading);
  });

  const refused = useEffectEvent(() => act(decideAfterRefusal(route, present)));
  useEffect(() => subscribeToPaymentRefusals(() => refused()), []);

  useEffect(() => {
    if (present !== 'open') showApp();
  }, [present]);

  if (verifying) {
    // Home of before, or one that waits, stands in the page.
    const isSeen = route.path === SCREEN_PATHS.mainApp && isAppHidden();
    if (isSeen) return null;
    return route.onStage ? <StageWait text={CHECKING_WORDS} /> : <WaitingPage text={CHECKING_WORDS} />;
  }
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

/** What a guarded screen shows, or why it is left (product §3). */
export type AccessDecision =
  | 'open'
  /** Turned inactive while the app is open: the overlay. */
  | 'blocked'
  /** Inactive where nothing else applies: the card. */
  | 'payment-card'
  /** Signed out, to `/auth`. */
  | 'to-auth'
  /** Signed out, to `/subscribe`. */
  | 'signed-out-to-subscribe'
  /** Still signed in, with the toast "Subscription Required", to `/subscribe`. */
  | 'to-subscribe'
  /** Everything cleared, to `/subscribe?forceLogout=true`. */
  | 'forced-logout';

export interface AccessSituation {
  route: Pick<AppRoute, 'path' | 'access'>;
  reading: UserReading;
  /** What the device knew before this reading. */
  storedStatus: SubscriptionStatus | undefined;
  /** The page was opened with this screen, and this is the first reading since. */
  appStart: boolean;
  /** What holds now. */
  present: AccessDecision;
}

/** Every five seconds, and so without a word written or drawn: somebody active is still who is stored. */
const changesNothing = (reading: UserReading, present: AccessDecision): boolean =>
  reading.kind === 'user' &&
  reading.isUnchanged === true &&
  present === 'open' &&
  reading.user.subscriptionStatus === 'active' &&
  reading.user.forceLogout !== true;

/** What follows from asking the server who is signed in. */
export function decideAccess(situation: AccessSituation): AccessDecision {
  const { route, reading, storedStatus, present } = situation;
  if (reading.kind === 'refused') return reading.status === 401 ? 'to-auth' : 'signed-out-to-subscribe';
  if (reading.kind === 'outdated' || route.access !== 'subscriber') return present;
  if (reading.kind === 'unreachable') return storedStatus === 'active' ? present : decideInactive(route, present);
  if (mustLogOut(reading.user, route)) return 'forced-logout';
  return reading.user.subscriptionStatus === 'active' ? 'open' : decideConfirmedInactive(situation);
}

function decideConfirmedInactive({ route, storedStatus, appStart, present }: AccessSituation): AccessDecision {
  if (isAccountSummary(route)) return 'to-subscribe';
  if (storedStatus === 'active') return present === 'open' ? 'blocked' : present;
  return appStart ? 'forced-logout' : decideInactive(route, present);
}

/** What follows when a data call is refused because the account is not active. */
export function decideAfterRefusal(route: Pick<AppRoute, 'path' | 'access'>, present: AccessDecision): AccessDecision {
  if (route.access !== 'subscriber' || present !== 'open') return present;
  if (isAccountSummary(route)) return 'signed-out-to-subscribe';
  return route.path === SCREEN_PATHS.mainApp ? 'blocked' : 'payment-card';
}

function decideInactive(route: Pick<AppRoute, 'path'>, present: AccessDecision): AccessDecision {
  if (isAccountSummary(route)) return 'to-subscribe';
  return present === 'open' ? 'payment-card' : present;
}

const isAccountSummary = (route: Pick<AppRoute, 'path'>) => route.path === SCREEN_PATHS.account;

/** The designated test address is signed out wherever an active account is needed, the account summary aside. */
const mustLogOut = (user: User, route: Pick<AppRoute, 'path'>) => user.forceLogout === true && !isAccountSummary(route);

/** Code-split: few people ever see these two. */
const AccessBlockedOverlay = lazyView(async () => (await import('#client/parts/account/no-access.tsx')).AccessBlocked);
const SubscriptionRequiredCard = lazyView(
  async () => (await import('#client/parts/account/no-access.tsx')).SubscriptionRequired,
);
