import type { Generated } from 'kysely';

/** Messages written in the transaction that caused them, sent afterwards. */
export interface EmailOutboxTable {
  id: string;
  kind: string;
  /** Empty once sent. */
  recipient: string;
  dedupe_key: string;
  /** JSON; empty once sent. */
  payload: string;
  created_at: number;
  /** While a process sends it: when its lease ends. */
  next_attempt_at: number;
  attempts: Generated<number>;
  sent_at: number | null;
  last_error: string | null;
  /** How it went out, or that the operator let go of it; null while it waits. */
  sent_through: 'smtp' | 'file' | 'dropped' | null;
  /** When it was found that trying again is of no use; null of all others. */
  given_up_at: number | null;
}

/** What the links in e-mails carry; only the hash of it is stored. */
export interface OneTimeTokenTable {
  token_hash: string;
  kind: string;
  user_id: string;
  /** What the token is about, where its owner does not say enough. */
  payload: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** One row that is written to see whether anything can be. */
export interface WriteProbeTable {
  id: string;
  at: number;
}

/** A bucket of permits that several processes share; times in epoch milliseconds. */
export interface RateBucketTable {
  /** The hash of the limit and of whom it counts. */
  key: string;
  counted_at: number;
  full_at: number;
}
