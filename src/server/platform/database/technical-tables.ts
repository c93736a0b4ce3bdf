import type { Generated } from 'kysely';

export interface EmailOutboxTable {
  id: string;
  kind: string;
  /** Empty once sent. */
  recipient: string;
  dedupe_key: string;
  /** JSON; empty once sent. */
  payload: string;
  created_at: number;
  /** While a process sends it: the end of its lease. */
  next_attempt_at: number;
  attempts: Generated<number>;
  sent_at: number | null;
  last_error: string | null;
  /** How it was sent, or that the operator discarded it; null while queued. */
  sent_through: 'smtp' | 'file' | 'dropped' | null;
  given_up_at: number | null;
  /** Whose account had its address when it was written. */
  about_user_id: string | null;
}

export interface OneTimeTokenTable {
  token_hash: string;
  kind: string;
  user_id: string;
  payload: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface WriteProbeTable {
  id: string;
  at: number;
}

export interface RateBucketTable {
  /** The hash of the limit and of whom it counts. */
  key: string;
  counted_at: number;
  full_at: number;
}

/** By its idempotency key. */
export interface HandledChangeTable {
  user_id: string;
  key: string;
  handled_at: number;
}

/** The backup of a day, by the name of its file. */
export interface BackupClaimTable {
  name: string;
  claimed_at: number;
  /** Null while it is being made. */
  made_at: number | null;
}

/** Nothing is left of it but that there was one. */
export interface DeletedAccountTable {
  /** SHA-256 of its id, hex. */
  id_hash: string;
  /** "YYYY-MM-DD". */
  day: string;
}

/** A line of the log that says that something is out of order. */
export interface TroubleTable {
  id: string;
  at: number;
  what: string;
  detail: string | null;
  /** The request id that the client was shown. */
  reference: string | null;
}

/** What a payer, as a hash, has spent of a day's letters to other people. */
export interface LetterBudgetTable {
  payer: string;
  day: string;
  spent: number;
}
