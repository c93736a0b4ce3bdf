import type { Selectable } from 'kysely';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface Purchase {
  id: string;
  userId: string | undefined;
  /** Undefined until a guest has told it, and once the account is deleted. */
  email: string | undefined;
  sessionId: string | undefined;
  paymentIntentId: string | undefined;
  /** What was asked for. */
  amountPence: number;
  /** The price that was in force at the start, of which a code may have taken something off. */
  fullPricePence: number;
  offerCode: string | undefined;
  currency: string;
  amountRefundedPence: number;
  status: PurchaseStatus;
  /** For compare-and-set. */
  version: number;
  /** Part of the idempotency key. */
  attempt: number;
  nonceHash: string | undefined;
  loginUsedAt: number | undefined;
  isGuest: boolean;
  /** Bought for somebody else: nobody's until it is claimed. */
  isGift: boolean;
  /** True when this purchase created the owner's account. */
  createdUser: boolean;
  /** When a guest chose a password, the owner of an existing account claimed it, or somebody the gift. */
  claimedAt: number | undefined;
  agreed: { version: string; at: number } | undefined;
  revokedAt: number | undefined;
  createdAt: number;
  paidAt: number | undefined;
}

type PurchaseRow = Selectable<Database['purchase']>;

export const awaitsOwner = ({ isGuest, isGift, userId, createdUser, claimedAt }: Purchase) =>
  (isGuest || isGift) && userId === undefined && !createdUser && claimedAt === undefined;

export function toPurchase(row: PurchaseRow): Purchase {
  return {
    id: row.id,
    userId: row.user_id ?? undefined,
    email: row.email ?? undefined,
    sessionId: row.stripe_session_id ?? undefined,
    paymentIntentId: row.stripe_payment_intent_id ?? undefined,
    amountPence: row.amount_pence,
    fullPricePence: row.full_price_pence ?? row.amount_pence,
    offerCode: row.offer_code ?? undefined,
    currency: row.currency,
    amountRefundedPence: row.amount_refunded_pence,
    status: row.status,
    version: row.version,
    attempt: row.attempt,
    nonceHash: row.nonce_hash ?? undefined,
    loginUsedAt: row.login_used_at ?? undefined,
    isGuest: row.is_guest === 1,
    isGift: row.is_gift === 1,
    createdUser: row.created_user === 1,
    claimedAt: row.claimed_at ?? undefined,
    agreed: agreedIn(row),
    revokedAt: row.revoked_at ?? undefined,
    createdAt: row.created_at,
    paidAt: row.paid_at ?? undefined,
  };
}

const agreedIn = ({ consent_version: version, consent_at: at }: PurchaseRow) =>
  version === null || at === null ? undefined : { version, at };
