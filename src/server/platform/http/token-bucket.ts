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

/** Beyond this many callers the one that was silent longest is forgotten: its bucket is the likeliest to be full again. */
const MAX_CALLERS = 50_000;

/** A bucket of permits for each caller, that fills up again with time. Lives in this process only. */
export function createTokenBuckets(rate: Rate, now: () => number): OwnBuckets {
  const buckets = new Map<string, Bucket>();
  const filling = fillingOf(rate);

  function keep(key: string, bucket: Bucket): void {
    buckets.delete(key);
    if (buckets.size >= MAX_CALLERS) forgetOldest(buckets);
    buckets.set(key, bucket);
  }

  const bucketOf = (key: string, time: number) => buckets.get(key) ?? fullBucket(time);
  const waitOf = (key: string, time: number) =>
    Math.max(1, Math.ceil(waitMsOf(bucketOf(key, time), time, filling) / 1_000));

  return {
    secondsUntilAllowed(key) {
      const time = now();
      const taken = withoutPermit(bucketOf(key, time), time, filling);
      if (!taken) return waitOf(key, time);
      keep(key, taken);
      return 0;
    },
    learn(key, bucket) {
      if (bucket.fullAt > bucketOf(key, now()).fullAt) keep(key, bucket);
    },
    secondsToWait: (key) => waitOf(key, now()),
  };
}

function forgetOldest(buckets: Map<string, unknown>): void {
  const [oldest] = buckets.keys();
  if (oldest !== undefined) buckets.delete(oldest);
}
