import type { Rate } from './platform/limits/bucket.ts';
import { createSharedBuckets } from './platform/limits/shared-buckets.ts';
import { createTokenBuckets } from './platform/limits/token-bucket.ts';

export interface Rates {
  /** A browser has six, or a few more through a proxy. */
  requestsAtOncePerUser: number;
  readsPerUser: Rate;
  /** Each may be a thousand times as long as another answer. */
  historyReadsPerUser: Rate;
  writesPerUser: Rate;
  signInsPerAddress: Rate;
  registrationsPerAddress: Rate;
  linksPerAddress: Rate;
  exportsPerUser: Rate;
  /** Of 4 times 10 to the 15 codes: who types theirs wrongly a few times is not stopped, and guessing is hopeless. */
  giftCodesPerAddress: Rate;
  /** Each is a checkout at the card processor: against card testing and mail floods. */
  giftsPerGiver: Rate;
  /** A coach's codes are words: whoever shares an address with others who pay is not stopped, guessing for long is. */
  offerCodesPerAddress: Rate;
  offerCodesPerSession: Rate;
}

const MINUTES_PER_DAY = 1_440;

/**
 * 120 writes a minute: product §11. An office may share one address. An open app reads fifteen times a minute, and a
 * long history takes eight pages.
 */
export const RATES: Rates = {
  requestsAtOncePerUser: 20,
  readsPerUser: { burst: 600, perMinute: 600 },
  historyReadsPerUser: { burst: 60, perMinute: 60 },
  writesPerUser: { burst: 120, perMinute: 120 },
  signInsPerAddress: { burst: 60, perMinute: 60 },
  registrationsPerAddress: { burst: 60, perMinute: 10 },
  linksPerAddress: { burst: 20, perMinute: 5 },
  exportsPerUser: { burst: 5, perMinute: 5 / 60 },
  giftCodesPerAddress: { burst: 20, perMinute: 2 },
  giftsPerGiver: { burst: 20, perMinute: 20 / MINUTES_PER_DAY },
  offerCodesPerAddress: { burst: 60, perMinute: 4 },
  offerCodesPerSession: { burst: 20, perMinute: 2 },
};

/** A calendar service fetches many members’ feeds from few addresses. */
const FEED_READS_PER_ADDRESS: Rate = { burst: 600, perMinute: 300 };

/** Programs poll every 15 minutes at most, and several may follow one calendar. */
const FEED_READS_PER_CALENDAR: Rate = { burst: 20, perMinute: 2 };

/** A sitter opens a page and taps it; a household or an office has one address. */
const SITTER_CALLS_PER_ADDRESS: Rate = { burst: 120, perMinute: 60 };
const SITTER_CALLS_PER_SITTER: Rate = { burst: 40, perMinute: 10 };

/**
 * The names in quotes are part of the database's keys. Reads are counted by each process: sharing the count would cost
 * as much as reading.
 */
export function createLimits(rates: Rates, database: Parameters<typeof createSharedBuckets>[0]) {
  const { now } = database;
  const createBuckets = createSharedBuckets(database);
  return {
    requestsAtOnce: rates.requestsAtOncePerUser,
    readRate: createTokenBuckets(rates.readsPerUser, now),
    historyRate: createTokenBuckets(rates.historyReadsPerUser, now),
    writeRate: createBuckets('writes', rates.writesPerUser),
    signInRate: createBuckets('sign-ins', rates.signInsPerAddress),
    registrationRate: createBuckets('registrations', rates.registrationsPerAddress),
    linkRate: createBuckets('links', rates.linksPerAddress),
    exportRate: createBuckets('exports', rates.exportsPerUser),
    giftRate: createBuckets('gifts of a giver', rates.giftsPerGiver),
    giftCodeRate: createBuckets('codes of gifts', rates.giftCodesPerAddress),
    offerRatePerAddress: createBuckets('codes of offers', rates.offerCodesPerAddress),
    offerRatePerSession: createBuckets('codes of offers in a session', rates.offerCodesPerSession),
    feedRatePerAddress: createBuckets('calendar looks of an address', FEED_READS_PER_ADDRESS),
    feedRate: createBuckets('looks at a calendar', FEED_READS_PER_CALENDAR),
    sitterFeedRate: createBuckets('looks at a sitter’s calendar', FEED_READS_PER_CALENDAR),
    sitterRatePerAddress: createBuckets('sitter calls of an address', SITTER_CALLS_PER_ADDRESS),
    sitterRate: createBuckets('calls of a sitter', SITTER_CALLS_PER_SITTER),
  };
}
