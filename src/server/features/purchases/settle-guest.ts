import type { Kysely } from 'kysely';
import { isEmailShaped, normalisedEmail } from '#domain/account/account.ts';
import { nameFromCard } from '#domain/account/cardholder-name.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import type { NewAccount } from '#server/features/account/account-changes.repository.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { ProviderState } from './provider-state.ts';
import { awaitsOwner, type Purchase } from './purchase-row.repository.ts';

interface SettleGuestNeeds {
  accounts: AccountsRepository;
  now: () => number;
  randomId: () => string;
}

interface Settlement {
  status: PurchaseStatus;
  email: string | undefined;
  account?: NewAccount;
}

/** The address was stored at the payment, and may have been corrected at the desk since. */
const HELD: ReadonlySet<PurchaseStatus> = new Set(['unclaimed', 'review']);

/** An existing account waits for its owner's claim, because the payer may be anybody (product §4). */
export async function settleGuest(
  { accounts, now, randomId }: SettleGuestNeeds,
  transaction: Kysely<Database>,
  purchase: Purchase,
  { status, buyer, isCorrected }: ProviderState & { isCorrected: boolean },
): Promise<Settlement> {
  if (purchase.isGift || !awaitsOwner(purchase)) return { status, email: purchase.email };
  const email = HELD.has(purchase.status) && purchase.email ? purchase.email : normalisedEmail(buyer.email ?? '');
  if (!isEmailShaped(email)) return { status: status === 'unclaimed' ? 'review' : status, email: purchase.email };
  if (status !== 'unclaimed' || (purchase.status === 'unclaimed' && !isCorrected)) return { status, email };
  if (await accounts.findContactByEmail(email, transaction)) return { status, email };
  const account = { id: randomId(), email, ...nameFromCard(buyer.name), passwordHash: null, now: now() };
  return { status: 'paid', email, account };
}
