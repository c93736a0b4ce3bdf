import { lazyView } from '#client/platform/lazy-view.tsx';

/** Few people ever see these two, so nobody else loads them. */
export const AccessBlockedOverlay = lazyView(
  async () => (await import('#client/components/access-blocked.tsx')).AccessBlocked,
);
export const SubscriptionRequiredCard = lazyView(
  async () => (await import('#client/components/subscription-required.tsx')).SubscriptionRequired,
);
