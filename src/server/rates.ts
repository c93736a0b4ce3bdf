import type { Rate } from './platform/http/bucket.ts';
import type { CreateBuckets } from './platform/http/shared-buckets.ts';

/** How often a caller may write, sign in and register. */
export interface Rates {
  writesPerUser: Rate;
  signInsPerAddress: Rate;
  registrationsPerAddress: Rate;
  /** Links by e-mail that one address may ask for. */
  linksPerAddress: Rate;
}

/** 120 writes a minute is decided ("Errors and limits"); the others leave room for a whole office behind one address. */
export const RATES: Rates = {
  writesPerUser: { burst: 120, perMinute: 120 },
  signInsPerAddress: { burst: 60, perMinute: 60 },
  registrationsPerAddress: { burst: 60, perMinute: 10 },
  linksPerAddress: { burst: 20, perMinute: 5 },
};

/** Each limit by the name that the features know it by; the names in quotes are part of the keys in the database. */
export function createLimits(rates: Rates, createBuckets: CreateBuckets) {
  return {
    writeRate: createBuckets('writes', rates.writesPerUser),
    signInRate: createBuckets('sign-ins', rates.signInsPerAddress),
    registrationRate: createBuckets('registrations', rates.registrationsPerAddress),
    linkRate: createBuckets('links', rates.linksPerAddress),
  };
}
