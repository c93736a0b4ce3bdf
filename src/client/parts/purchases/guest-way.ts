import type { Site } from '#contract/site.ts';

export type GuestWay = 'straight' | 'box_first';

/** How a visitor may pay before she has an account; undefined where she may not. */
export function guestWayOf(site: Pick<Site, 'guestCheckout' | 'refundPolicy'> | undefined): GuestWay | undefined {
  if (!site?.guestCheckout) return undefined;
  return site.refundPolicy === 'statutory-waiver' ? 'box_first' : 'straight';
}
