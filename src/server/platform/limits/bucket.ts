export interface Rate {
  burst: number;
  perMinute: number;
}

/** In epoch milliseconds. */
export interface Bucket {
  countedAt: number;
  fullAt: number;
}

export interface Filling {
  permitMs: number;
  wholeMs: number;
}

const MS_PER_MINUTE = 60_000;

/** Whole milliseconds, as a database counts; rounded up, so never faster than the rate. */
export function fillingOf({ burst, perMinute }: Rate): Filling {
  const permitMs = Math.ceil(MS_PER_MINUTE / perMinute);
  return { permitMs, wholeMs: burst * permitMs };
}

export const fullBucket = (now: number): Bucket => ({ countedAt: now, fullAt: now });

/**
 * Undefined if it is empty. Time that was counted already is not counted again, so clocks that differ or are set back
 * refill nothing. If the stored time is ahead by more than a full refill, the clock was wrong: reset, with one permit.
 */
export function withoutPermit({ countedAt, fullAt }: Bucket, now: number, filling: Filling): Bucket | undefined {
  const { permitMs, wholeMs } = filling;
  const missingMs = Math.max(0, fullAt - Math.max(countedAt, now));
  const isClockSkewed = countedAt > now + wholeMs;
  const mostMissingMs = wholeMs - permitMs;
  if (missingMs > mostMissingMs && !isClockSkewed) return undefined;
  const begunAt = isClockSkewed ? now : Math.max(countedAt, now);
  return { countedAt: begunAt, fullAt: begunAt + Math.min(missingMs, mostMissingMs) + permitMs };
}

export const waitMsOf = ({ fullAt }: Bucket, now: number, { permitMs, wholeMs }: Filling): number =>
  Math.max(0, fullAt + permitMs - wholeMs - now);
