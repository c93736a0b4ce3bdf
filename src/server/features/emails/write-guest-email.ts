import type { Kysely } from 'kysely';
import { PURCHASE_LINK_HOURS } from '#domain/account/one-time-link.ts';
import { find as findPurchase } from '#server/features/purchases/purchases.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { CompanyDetails } from './company-details.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent } from './email-layout.ts';
import { guestExistingEmail, guestReadyEmail, receiptEmail } from './purchase-emails.ts';
import type { ReminderNeeds } from './write-reminder-email.ts';

interface GuestEmailNeeds extends Pick<ReminderNeeds, 'accounts' | 'oneTimeTokens' | 'siteOrigin' | 'now'> {
  company: CompanyDetails;
  db: Kysely<Database>;
}

const LIFETIME_MS = PURCHASE_LINK_HOURS * 3_600_000;
const LIFETIME = `${PURCHASE_LINK_HOURS} hours`;

/** Carries a link to set the first password, and none once there is one: it would replace it. */
export async function guestReadyContent(
  { accounts, oneTimeTokens, company, siteOrigin, now }: GuestEmailNeeds,
  email: EmailOf<'guest_ready'>,
  { recipient }: { recipient: string },
): Promise<EmailContent | undefined> {
  const account = await accounts.findContactByEmail(recipient);
  if (!account) return undefined;
  const receipt = { ...email, firstName: account.firstName };
  if (await accounts.findPasswordHash(account.userId)) return receiptEmail(receipt, company, siteOrigin());
  const token = await oneTimeTokens.issue({
    kind: 'reset_password',
    userId: account.userId,
    payload: recipient,
    expiresAt: now() + LIFETIME_MS,
  });
  const link = { url: `${siteOrigin()}/set-password#${token}`, lifetime: LIFETIME };
  return guestReadyEmail(receipt, company, siteOrigin(), link);
}

/** None to an address that was wrong, and has been corrected since. */
export async function guestExistingContent(
  { accounts, oneTimeTokens, company, siteOrigin, now, db }: GuestEmailNeeds,
  { purchaseId }: EmailOf<'guest_existing' | 'guest_existing_copy'>,
  { recipient }: { recipient: string },
): Promise<EmailContent | undefined> {
  const account = await accounts.findContactByEmail(recipient);
  if (!account || (await findPurchase(db, purchaseId))?.email !== recipient) return undefined;
  const token = await oneTimeTokens.issue({
    kind: 'claim_purchase',
    userId: account.userId,
    payload: purchaseId,
    expiresAt: now() + LIFETIME_MS,
  });
  return guestExistingEmail(company, { url: `${siteOrigin()}/confirm-purchase#${token}`, lifetime: LIFETIME });
}
