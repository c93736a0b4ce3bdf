import { PURCHASE_LINK_HOURS } from '#domain/account/one-time-link.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import { find as findPurchase } from '#server/features/purchases/purchases.repository.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent, WritingContext } from './email-layout.ts';
import { guestExistingEmail, guestReadyEmail, receiptEmail } from './purchase-emails.ts';

const LIFETIME_MS = PURCHASE_LINK_HOURS * 3_600_000;
const LIFETIME = `${PURCHASE_LINK_HOURS} hours`;

/** Carries a link to set the first password, and none once there is one: it would replace it. */
export async function guestReadyContent(
  context: WritingContext,
  email: EmailOf<'guest_ready'>,
  { recipient }: { recipient: string },
): Promise<EmailContent | undefined> {
  const { db, config, siteOrigin, now } = context;
  const account = await accounts.findContactByEmail(db, recipient);
  if (!account) return undefined;
  const receipt = { ...email, firstName: account.firstName };
  if (await accounts.findPasswordHash(db, account.userId)) return receiptEmail(receipt, config.siteWords, siteOrigin());
  const token = await oneTimeTokens.issue(db, context, {
    kind: 'reset_password',
    userId: account.userId,
    payload: recipient,
    expiresAt: now() + LIFETIME_MS,
  });
  const link = { url: `${siteOrigin()}/set-password#${token}`, lifetime: LIFETIME };
  return guestReadyEmail(receipt, config.siteWords, siteOrigin(), link);
}

/** None to an address that was wrong, and has been corrected since. */
export async function guestExistingContent(
  context: WritingContext,
  { purchaseId }: EmailOf<'guest_existing' | 'guest_existing_copy'>,
  { recipient }: { recipient: string },
): Promise<EmailContent | undefined> {
  const { db, config, siteOrigin, now } = context;
  const account = await accounts.findContactByEmail(db, recipient);
  if (!account || (await findPurchase(db, purchaseId))?.email !== recipient) return undefined;
  const token = await oneTimeTokens.issue(db, context, {
    kind: 'claim_purchase',
    userId: account.userId,
    payload: purchaseId,
    expiresAt: now() + LIFETIME_MS,
  });
  return guestExistingEmail(config.siteWords, { url: `${siteOrigin()}/confirm-purchase#${token}`, lifetime: LIFETIME });
}
