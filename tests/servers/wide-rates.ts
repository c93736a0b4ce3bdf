import type { Rates } from '#server/rates.ts';

const WIDE = { burst: 100_000, perMinute: 100_000 };

/** So wide that only a test which asks for narrower ones meets them. */
export const WIDE_RATES: Rates = {
  requestsAtOncePerUser: 100_000,
  writesPerUser: WIDE,
  signInsPerAddress: WIDE,
  registrationsPerAddress: WIDE,
  linksPerAddress: WIDE,
  readsPerUser: WIDE,
  historyReadsPerUser: WIDE,
  giftCodesPerAddress: WIDE,
  giftsPerGiver: WIDE,
  offerCodesPerAddress: WIDE,
  offerCodesPerSession: WIDE,
  exportsPerUser: WIDE,
};
