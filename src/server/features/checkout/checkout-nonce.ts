import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '#server/context.ts';

const CHECKOUT_COOKIE = 'fit30_checkout';
const GIFT_COOKIE = 'fit30_gift';

const ONE_DAY_SECONDS = 86_400;

const where = { path: '/api/checkout', maxAge: ONE_DAY_SECONDS };
export const checkoutCookie = { name: CHECKOUT_COOKIE, ...where };
export const giftCookie = { name: GIFT_COOKIE, ...where };

/** For the cookie of a browser that begins a checkout. */
export const newNonce = ({ randomBytes }: Pick<ServerContext, 'randomBytes'>): string =>
  randomBytes(24).toString('base64url');

export const hashNonce = (nonce: string) => createHash('sha256').update(nonce).digest('hex');

export function nonceMatches(nonce: string | undefined, nonceHash: string | undefined): boolean {
  if (!nonce || !nonceHash) return false;
  const [given, kept] = [Buffer.from(hashNonce(nonce), 'hex'), Buffer.from(nonceHash, 'hex')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
