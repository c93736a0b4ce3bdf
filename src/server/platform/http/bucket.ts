/** How often something may happen. */
export interface Rate {
  /** How many may come at once. */
  burst: number;
  /** How many more in each minute, in the long run. */
  perMinute: number;
}

/** One caller's bucket of permits, told by times in epoch milliseconds. */
export interface Bucket {
  /** Since when it fills. */
  countedAt: number;
  /** When it will be full again. */
  fullAt: number;
}

/** A rate in milliseconds of filling. */
export interface Filling {
  /** How long it takes for one permit to come. */
  permitMs: number;
  /** How long until an empty bucket is full. */
  wholeMs: number;
}

const MS_PER_MINUTE = 60_000;

/** Whole milliseconds, because a database counts in them; a rate may be a little slower for it, never faster. */
export function fillingOf({ burst, perMinute }: Rate): Filling {
  const permitMs = Math.ceil(MS_PER_MINUTE / perMinute);
  return { permitMs, wholeMs: burst * permitMs };
}

export const fullBucket = (now: number): Bucket => ({ countedAt: now, fullAt: now });

/**
 * The bucket after one permit more; undefined if there is none in it now.
 *
 * Time that was counted already is not counted again, so that clocks which differ, or are set back, fill nothing. From a
 * time that lies further ahead than an empty bucket needs to be full, it begins again now, with one permit at least: or a
 * clock that was wrong once would shut somebody out for as long.
 */
export function withoutPermit({ countedAt, fullAt }: Bucket, now: number, filling: Filling): Bucket | undefined {
  const { permitMs, wholeMs } = filling;
  const missingMs = Math.max(0, fullAt - Math.max(countedAt, now));
  const isFromNowhere = countedAt > now + wholeMs;
  const mostMissingMs = wholeMs - permitMs;
  if (missingMs > mostMissingMs && !isFromNowhere) return undefined;
  const begunAt = isFromNowhere ? now : Math.max(countedAt, now);
  return { countedAt: begunAt, fullAt: begunAt + Math.min(missingMs, mostMissingMs) + permitMs };
}

/** How long until there is a permit in it. */
export const waitMsOf = ({ fullAt }: Bucket, now: number, { permitMs, wholeMs }: Filling): number =>
  Math.max(0, fullAt + permitMs - wholeMs - now);
