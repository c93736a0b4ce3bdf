/** How often something may happen. */
export interface Rate {
  /** How many may come at once. */
  burst: number;
  /** How many more in each minute, in the long run. */
  perMinute: number;
}

export interface TokenBuckets {
  /** 0 when it may happen now, and it is counted; otherwise the seconds until it may. */
  secondsUntilAllowed: (key: string) => number;
}

/** Beyond this many callers the one that was silent longest is forgotten: its bucket is the likeliest to be full again. */
const MAX_CALLERS = 50_000;

const MS_PER_MINUTE = 60_000;

/** A bucket of permits for each caller, that fills up again with time. Lives in this process only. */
export function createTokenBuckets({ burst, perMinute }: Rate, now: () => number): TokenBuckets {
  const buckets = new Map<string, { permits: number; filledAt: number }>();
  const perMs = perMinute / MS_PER_MINUTE;

  return {
    secondsUntilAllowed(key) {
      const time = now();
      const bucket = buckets.get(key) ?? { permits: burst, filledAt: time };
      const permits = Math.min(burst, bucket.permits + Math.max(0, time - bucket.filledAt) * perMs);
      if (permits < 1) return Math.ceil((1 - permits) / perMs / 1_000);
      buckets.delete(key);
      if (buckets.size >= MAX_CALLERS) forgetOldest(buckets);
      buckets.set(key, { permits: permits - 1, filledAt: time });
      return 0;
    },
  };
}

function forgetOldest(buckets: Map<string, unknown>): void {
  const [oldest] = buckets.keys();
  if (oldest !== undefined) buckets.delete(oldest);
}
