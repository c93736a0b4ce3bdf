import { lazyScreen } from './lazy-screen.tsx';

/** Few people ever see these two, so nobody else loads them. */
export const AccessBlockedOverlay = lazyScreen(
  async () => (await import('#client/components/access-blocked.tsx')).AccessBlocked,
);
export const SubscriptionRequiredCard = lazyScreen(
  async () => (await import('#client/components/subscription-required.tsx')).SubscriptionRequired,
);
