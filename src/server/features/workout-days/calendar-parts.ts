import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import { createProgressRepository } from '#server/features/progress/progress.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { CreateBuckets } from '#server/platform/http/shared-buckets.ts';
import type { TokenBuckets } from '#server/platform/http/token-bucket.ts';
import { createDayActivityRepository } from './day-activity.repository.ts';
import type { WorkoutDaysRepository } from './workout-days.repository.ts';

interface CalendarPartsNeeds {
  db: Kysely<Database>;
  accounts: AccountsRepository;
  oneTimeTokens: OneTimeTokensRepository;
  workoutDays: WorkoutDaysRepository;
  signInRate: TokenBuckets;
  createBuckets: CreateBuckets;
  originOf: (request: FastifyRequest) => string;
  now: () => number;
  randomBytes: (size: number) => Buffer;
}

/** A calendar service fetches many members' feeds from few addresses. */
const LOOKS_PER_ADDRESS = { burst: 600, perMinute: 300 };

/** Programs poll every 15 minutes at most, and several may follow one calendar. */
const LOOKS_PER_CALENDAR = { burst: 20, perMinute: 2 };

const TOKEN_BYTES = 32;

export function createCalendarParts({ db, now, randomBytes, createBuckets, ...others }: CalendarPartsNeeds) {
  return {
    ...others,
    db,
    now,
    dayActivity: createDayActivityRepository(db),
    progress: createProgressRepository(db),
    feedRatePerAddress: createBuckets('calendar looks of an address', LOOKS_PER_ADDRESS),
    feedRate: createBuckets('looks at a calendar', LOOKS_PER_CALENDAR),
    randomToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  };
}
