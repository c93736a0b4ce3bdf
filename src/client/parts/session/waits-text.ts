import { lastsOnlyWithPage } from '#client/member/store.ts';

/** Where it is while the server does not have it. */
export const placeText = (): string =>
  lastsOnlyWithPage() ? 'Kept only while this page stays open' : 'Saved on this device';

/** Of a change that the server does not have yet. A device that is online claims no cause: the server may be in trouble. */
export const waitsText = (isOnline = navigator.onLine): string =>
  `${placeText()}. ${isOnline ? 'We’ll sync it when we can.' : 'We’ll sync it when you’re back online.'}`;
