import { createHash, timingSafeEqual } from 'node:crypto';

export const CHECKOUT_COOKIE = 'fit30_checkout';
export const GIFT_COOKIE = 'fit30_gift';

const ONE_DAY_SECONDS = 86_400;

export const hashNonce = (nonce: string) => createHash('sha256').update(nonce).digest('hex');

export function nonceMatches(nonce: string | undefined, nonceHash: string | undefined): boolean {
  if (!nonce || !nonceHash) return false;
  const [given, kept] = [Buffer.from(hashNonce(nonce), 'hex'), Buffer.from(nonceHash, 'hex')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Lax, so that it is sent on the redirect back from the provider. */
export const checkoutCookieOptions = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/api/checkout', maxAge: ONE_DAY_SECONDS, secure: isSecure }) as const;
