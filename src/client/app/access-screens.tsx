import { lazyView } from '#client/browser/lazy-view.tsx';

/** Code-split: few people ever see these two. */
export const AccessBlockedOverlay = lazyView(
  async () => (await import('#client/parts/account/access-blocked.tsx')).AccessBlocked,
);
export const SubscriptionRequiredCard = lazyView(
  async () => (await import('#client/parts/account/subscription-required.tsx')).SubscriptionRequired,
);
