const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 60 * MS_PER_MINUTE;

/** How long the desk stays open without a call, in milliseconds: 12 hours (product §23). */
export const DESK_IDLE_MS = 12 * MS_PER_HOUR;

/** How long the desk stays open at most, in milliseconds: seven days (product §23). */
export const DESK_LONGEST_MS = 7 * 24 * MS_PER_HOUR;

/**
 * How long a passkey or password that was given counts for an action that moves money or takes something away, in
 * milliseconds: ten minutes.
 */
export const DESK_PROOF_MS = 10 * MS_PER_MINUTE;

/**
 * Whether the proof that an operator gave at `provedAt` still counts at `now`; both are epoch milliseconds (product
 * §23).
 */
export const isProofFresh = (provedAt: number, now: number): boolean => now - provedAt < DESK_PROOF_MS;

/**
 * Shortest password of an operator, in characters; longer than a member's, because it opens every member's address
 * (product §23).
 */
export const DESK_PASSWORD_MIN_LENGTH = 12;

/** How long an invitation to the desk works, in milliseconds: three days (product §23). */
export const DESK_INVITATION_MS = 72 * MS_PER_HOUR;

/** How long the link of the email that signs an operator in again works, in milliseconds: one hour (product §23). */
export const DESK_LINK_MS = MS_PER_HOUR;
