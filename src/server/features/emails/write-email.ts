import { CONFIRM_EMAIL_HOURS, MAX_LINKS_PER_HOUR, RESET_LINK_MINUTES } from '#domain/account/one-time-link.ts';
import type { EmailWords } from '#server/platform/email/deliver-emails.ts';
import type { OutboxMessage } from '#server/platform/email/email-outbox.repository.ts';
import {
  accountDeletedEmail,
  confirmEmailEmail,
  emailAskedEmail,
  emailChangedEmail,
  passwordChangedEmail,
  resetPasswordEmail,
} from './account-emails.ts';
import type { CompanyDetails } from './company-details.ts';
import { type Email, EmailMessageSchema, type EmailOf } from './email.ts';
import { type EmailContent, renderEmail } from './email-layout.ts';
import { withOwnWords } from './email-words.ts';
import {
  accessGivenEmail,
  accessTakenEmail,
  partRefundedEmail,
  paymentReturnedEmail,
  receiptCopyEmail,
  receiptEmail,
  refundedEmail,
} from './purchase-emails.ts';
import { type DeskEmailNeeds, deskEmailContent } from './write-desk-email.ts';
import { type GiftEmailNeeds, giftEmailContent } from './write-gift-email.ts';
import { guestExistingContent, guestReadyContent } from './write-guest-email.ts';
import { type ReminderNeeds, reminderContent } from './write-reminder-email.ts';
import { type CoverEmailNeeds, coverConfirmContent, coverWeekContent } from './write-sitter-email.ts';

interface WriteEmailNeeds extends ReminderNeeds, DeskEmailNeeds, GiftEmailNeeds, CoverEmailNeeds {
  company: CompanyDetails;
  /** Published words. */
  words?: NonNullable<Parameters<typeof withOwnWords>[1]> & NonNullable<ReminderNeeds['words']>;
}

const MS_PER_MINUTE = 60_000;
const RESET_LIFETIME_MS = RESET_LINK_MINUTES * MS_PER_MINUTE;

const ONE_HOUR_MS = 60 * MS_PER_MINUTE;

/** Tokens are issued here, at sending, so that they are never stored in the outbox and expire from now. */
export function createWriteEmail(needs: WriteEmailNeeds) {
  return async ({ kind, payload, ...envelope }: OutboxMessage): Promise<EmailWords | undefined> => {
    const email = EmailMessageSchema.parse({ ...JSON.parse(payload), kind });
    const content = await contentOf(needs, email, envelope);
    return content && renderEmail(withOwnWords(content, needs.words), needs.company);
  };
}

type Envelope = Pick<OutboxMessage, 'recipient' | 'createdAt' | 'attempt'>;

async function contentOf(needs: WriteEmailNeeds, email: Email, envelope: Envelope): Promise<EmailContent | undefined> {
  const { company, siteOrigin } = needs;
  switch (email.kind) {
    case 'receipt':
      return receiptEmail(email, company, siteOrigin());
    case 'receipt_copy':
      return receiptCopyEmail(email, company, siteOrigin());
    case 'guest_ready':
      return guestReadyContent(needs, email, envelope);
    case 'guest_existing':
    case 'guest_existing_copy':
      return guestExistingContent(needs, email, envelope);
    case 'payment_returned':
      return paymentReturnedEmail(email, company);
    case 'access_given':
      return accessGivenEmail(email, siteOrigin());
    case 'refunded':
      return refundedEmail(email, company);
    case 'reset_password':
      return resetContent(needs, envelope);
    case 'password_changed':
      return passwordChangedEmail(email, `${siteOrigin()}/forgot-password`);
    case 'confirm_email':
      return confirmContent(needs, email, envelope);
    case 'email_asked':
      return askedContent(needs, email, envelope);
    case 'email_changed':
      return emailChangedEmail(email, company);
    case 'account_deleted':
      return accountDeletedEmail(email, company);
    case 'access_taken':
      return accessTakenEmail(email, company);
    case 'part_refunded':
      return partRefundedEmail(email, company);
    case 'workout_reminder':
      return reminderContent(needs, email);
    case 'cover_confirm':
      return coverConfirmContent(needs, email, envelope);
    case 'cover_week':
      return coverWeekContent(needs, email, envelope);
    case 'gift_receipt':
    case 'gift_claimed':
    case 'gift_returned':
    case 'gift_not_arrived':
    case 'gift_waiting':
    case 'gift_letter':
    case 'gift_held':
    case 'gift_closed':
      return giftEmailContent(needs, email, envelope);
    default:
      return deskEmailContent(needs, email, envelope.recipient);
  }
}

/** Undefined for an address without an account. */
async function resetContent(needs: WriteEmailNeeds, envelope: Envelope): Promise<EmailContent | undefined> {
  const { accounts, oneTimeTokens, siteOrigin, now } = needs;
  const { recipient, createdAt } = envelope;
  if (now() - createdAt > RESET_LIFETIME_MS) return undefined;
  const account = await accounts.findContactByEmail(recipient);
  if (!account || (await isOverLinkLimit(needs, envelope, account.userId, 'reset_password'))) return undefined;
  const token = await oneTimeTokens.issue({
    kind: 'reset_password',
    userId: account.userId,
    // The link proves control of this address only.
    payload: recipient,
    expiresAt: now() + RESET_LIFETIME_MS,
  });
  const link = { url: `${siteOrigin()}/reset-password#${token}`, lifetime: `${RESET_LINK_MINUTES} minutes` };
  return resetPasswordEmail(account.firstName, link);
}

/** Undefined if the change was cancelled or replaced meanwhile. */
async function confirmContent(
  needs: WriteEmailNeeds,
  { userId, confirmUntil }: EmailOf<'confirm_email'>,
  envelope: Envelope,
): Promise<EmailContent | undefined> {
  const { accounts, oneTimeTokens, siteOrigin, now } = needs;
  const { recipient } = envelope;
  const user = await accounts.find(userId);
  if (user?.pendingEmail !== recipient || now() >= confirmUntil) return undefined;
  if (await isOverLinkLimit(needs, envelope, userId, 'confirm_email')) return undefined;
  const token = await oneTimeTokens.issue({
    kind: 'confirm_email',
    userId,
    payload: recipient,
    expiresAt: confirmUntil,
  });
  const link = { url: `${siteOrigin()}/confirm-email#${token}`, lifetime: `${CONFIRM_EMAIL_HOURS} hours` };
  return confirmEmailEmail(recipient, link);
}

/** Undefined if the change was cancelled, confirmed or replaced meanwhile. */
async function askedContent(
  needs: WriteEmailNeeds,
  { userId, newEmail, confirmUntil }: EmailOf<'email_asked'>,
  envelope: Envelope,
): Promise<EmailContent | undefined> {
  const { accounts, oneTimeTokens, siteOrigin, now } = needs;
  const user = await accounts.find(userId);
  if (user?.pendingEmail !== newEmail || now() >= confirmUntil) return undefined;
  if (await isOverLinkLimit(needs, envelope, userId, 'keep_email')) return undefined;
  const payload = envelope.recipient;
  const token = await oneTimeTokens.issue({ kind: 'keep_email', userId, payload, expiresAt: confirmUntil });
  const link = { url: `${siteOrigin()}/keep-email#${token}`, lifetime: `${CONFIRM_EMAIL_HOURS} hours` };
  return emailAskedEmail(user.firstName, newEmail, link);
}

/** First attempts only: while the mail server is away, each retry issues a token that nobody receives. */
async function isOverLinkLimit(
  { oneTimeTokens, now }: WriteEmailNeeds,
  { attempt }: Envelope,
  userId: string,
  kind: 'reset_password' | 'confirm_email' | 'keep_email',
): Promise<boolean> {
  if (attempt > 1) return false;
  return (await oneTimeTokens.countSince(userId, kind, now() - ONE_HOUR_MS)) >= MAX_LINKS_PER_HOUR;
}
