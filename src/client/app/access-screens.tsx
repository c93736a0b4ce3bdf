import { lazyComponent } from '#client/platform/lazy-component.tsx';

/** Few people ever see these two, so nobody else loads them. */
export const AccessBlockedOverlay = lazyComponent(
  async () => (await import('#client/components/access-blocked.tsx')).AccessBlocked,
);
export const SubscriptionRequiredCard = lazyComponent(
  async () => (await import('#client/components/subscription-required.tsx')).SubscriptionRequired,
);
