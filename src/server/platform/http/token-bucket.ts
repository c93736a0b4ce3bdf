import { LRUCache } from 'lru-cache';
import { type Bucket, fillingOf, fullBucket, type Rate, waitMsOf, withoutPermit } from './bucket.ts';

export interface TokenBuckets {
  /**
   * 0 when it may happen now, and it is counted; otherwise the seconds until it may. At once where this process knows by
   * itself, and later where others must be asked.
   */
  secondsUntilAllowed: (key: string) => number | Promise<number>;
}

export interface OwnBuckets extends TokenBuckets {
  secondsUntilAllowed: (key: string) => number;
  /** What others have taken from this caller's bucket counts here too. */
  learn: (key: string, bucket: Bucket) => void;
  /** How long until there is a permit, at least a second; takes none. */
  secondsToWait: (key: string) => number;
}

/**
 * Beyond this many callers the one that was silent longest is forgotten: its bucket is the likeliest to be full again.
 * About 200 bytes each.
 */
const MAX_CALLERS = 5_000;

/** A bucket of permits for each caller, that fills up again with time. Lives in this process only. */
export function createTokenBuckets(rate: Rate, now: () => number): OwnBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_CALLERS });
  const filling = fillingOf(rate);

  const bucketOf = (key: string, time: number) => buckets.get(key) ?? fullBucket(time);
  const waitOf = (key: string, time: number) =>
    Math.max(1, Math.ceil(waitMsOf(bucketOf(key, time), time, filling) / 1_000));

  return {
    secondsUntilAllowed(key) {
      const time = now();
      const taken = withoutPermit(bucketOf(key, time), time, filling);
      if (!taken) return waitOf(key, time);
      buckets.set(key, taken);
      return 0;
    },
    learn(key, bucket) {
      if (bucket.fullAt > bucketOf(key, now()).fullAt) buckets.set(key, bucket);
    },
    secondsToWait: (key) => waitOf(key, now()),
  };
}
