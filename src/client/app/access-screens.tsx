import { lazyView } from '#client/platform/lazy-view.tsx';

/** Code-split: few people ever see these two. */
export const AccessBlockedOverlay = lazyView(
  async () => (await import('#client/components/access-blocked.tsx')).AccessBlocked,
);
export const SubscriptionRequiredCard = lazyView(
  async () => (await import('#client/components/subscription-required.tsx')).SubscriptionRequired,
);
