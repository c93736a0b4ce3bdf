import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import type { User } from '#contract/auth.ts';
import type { SubscriptionStatus } from '#domain/account/access.ts';
import type { UserReading } from './read-current-user.ts';
import type { AppRoute } from './routes.tsx';

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
