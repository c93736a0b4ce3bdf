import { LRUCache } from 'lru-cache';
import { type Bucket, fillingOf, fullBucket, type Rate, waitMsOf, withoutPermit } from './bucket.ts';

export interface TokenBuckets {
  /** 0: allowed, and counted; else the seconds to wait. A promise where other processes are asked. */
  secondsUntilAllowed: (key: string) => number | Promise<number>;
}

export interface OwnBuckets extends TokenBuckets {
  secondsUntilAllowed: (key: string) => number;
  /** What other processes have counted. */
  learn: (key: string, bucket: Bucket) => void;
  secondsToWait: (key: string) => number;
}

/** LRU: the bucket that was silent longest is likeliest to be full again. About 200 bytes each. */
const MAX_CALLERS = 5_000;

export function createTokenBuckets(rate: Rate, now: () => number): OwnBuckets {
  // Each counts as one. With `max` it would take the memory for all of them at once.
  const buckets = new LRUCache<string, Bucket>({ maxSize: MAX_CALLERS, sizeCalculation: () => 1 });
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
