import { CONFIRM_EMAIL_HOURS, MAX_LINKS_PER_HOUR, RESET_LINK_MINUTES } from '#domain/account/one-time-link.ts';
import { withProductName } from '#domain/words/product-name.ts';
import { type Look, lookOf } from '#programme/words/look-words.ts';
import { recoloured } from '#programme/words/palettes.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
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
import { type Email, EmailMessageSchema, type EmailOf } from './email.ts';
import { type EmailContent, renderEmail, type WritingContext } from './email-layout.ts';
import { type ChangedFields, withOwnWords } from './own-words.ts';
import {
  accessGivenEmail,
  accessTakenEmail,
  partRefundedEmail,
  paymentReturnedEmail,
  receiptCopyEmail,
  receiptEmail,
  refundedEmail,
} from './purchase-emails.ts';
import { deskEmailContent } from './write-desk-email.ts';
import { giftEmailContent } from './write-gift-email.ts';
import { guestExistingContent, guestReadyContent } from './write-guest-email.ts';
import { checkoutReminderContent, newsletterContent, triedNewsletterContent } from './write-newsletter.ts';
import { reminderContent } from './write-reminder-email.ts';
import { sitterConfirmContent, sitterWeekContent } from './write-sitter-email.ts';

const MS_PER_MINUTE = 60_000;
const RESET_LIFETIME_MS = RESET_LINK_MINUTES * MS_PER_MINUTE;

const ONE_HOUR_MS = 60 * MS_PER_MINUTE;

/** Tokens are issued here, at sending, so that they are never stored in the outbox and expire from now. */
export async function writeEmail(
  context: WritingContext,
  words: Words | undefined,
  { kind, payload, ...envelope }: OutboxMessage,
): Promise<EmailWords | undefined> {
  const email = EmailMessageSchema.parse({ ...JSON.parse(payload), kind });
  const content = await contentOf(context, words, email, envelope);
  const written = content && renderEmail(withOwnWords(content, words), context.config.siteWords);
  return written && inLook(written, words?.look() ?? lookOf(undefined));
}

/** What was published at the desk. */
type Words = ChangedFields & { programme: () => ProgrammeWords; look: () => Look };

const inLook = ({ subject, text, html, ...others }: EmailWords, { name, palette }: Look): EmailWords => ({
  ...others,
  subject: withProductName(subject, name),
  text: withProductName(text, name),
  html: recoloured(withProductName(html, name), palette),
});

type Envelope = Pick<OutboxMessage, 'recipient' | 'createdAt' | 'attempt'>;

async function contentOf(
  context: WritingContext,
  words: Words | undefined,
  email: Email,
  envelope: Envelope,
): Promise<EmailContent | undefined> {
  const { config, siteOrigin } = context;
  switch (email.kind) {
    case 'receipt':
      return receiptEmail(email, config.siteWords, siteOrigin());
    case 'receipt_copy':
      return receiptCopyEmail(email, config.siteWords, siteOrigin());
    case 'guest_ready':
      return guestReadyContent(context, email, envelope);
    case 'guest_existing':
    case 'guest_existing_copy':
      return guestExistingContent(context, email, envelope);
    case 'payment_returned':
      return paymentReturnedEmail(email, config.siteWords);
    case 'access_given':
      return accessGivenEmail(email, siteOrigin());
    case 'refunded':
      return refundedEmail(email, config.siteWords);
    case 'reset_password':
      return resetContent(context, envelope);
    case 'password_changed':
      return passwordChangedEmail(email, `${siteOrigin()}/forgot-password`);
    case 'confirm_email':
      return confirmContent(context, email, envelope);
    case 'email_asked':
      return askedContent(context, email, envelope);
    case 'email_changed':
      return emailChangedEmail(email, config.siteWords);
    case 'account_deleted':
      return accountDeletedEmail(email, config.siteWords);
    case 'access_taken':
      return accessTakenEmail(email, config.siteWords);
    case 'part_refunded':
      return partRefundedEmail(email, config.siteWords);
    case 'workout_reminder':
      return reminderContent(context, words?.programme(), email);
    case 'newsletter':
      return newsletterContent(context, email);
    case 'checkout_unfinished':
      return checkoutReminderContent(context, email);
    case 'desk_newsletter':
      return triedNewsletterContent(context, email);
    case 'sitter_confirm':
      return sitterConfirmContent(context, email, envelope);
    case 'sitter_week':
      return sitterWeekContent(context, email, envelope);
    case 'gift_receipt':
    case 'gift_claimed':
    case 'gift_returned':
    case 'gift_not_arrived':
    case 'gift_waiting':
    case 'gift_email':
    case 'gift_held':
    case 'gift_closed':
      return giftEmailContent(context, email, envelope);
    default:
      return deskEmailContent(context, email, envelope.recipient);
  }
}

/** Undefined for an address without an account. */
async function resetContent(context: WritingContext, envelope: Envelope): Promise<EmailContent | undefined> {
  const { db, siteOrigin, now } = context;
  const { recipient, createdAt } = envelope;
  if (now() - createdAt > RESET_LIFETIME_MS) return undefined;
  const account = await accounts.findContactByEmail(db, recipient);
  if (!account || (await isOverLinkLimit(context, envelope, account.userId, 'reset_password'))) return undefined;
  const token = await oneTimeTokens.issue(db, context, {
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
  context: WritingContext,
  { userId, confirmUntil }: EmailOf<'confirm_email'>,
  envelope: Envelope,
): Promise<EmailContent | undefined> {
  const { db, siteOrigin, now } = context;
  const { recipient } = envelope;
  const user = await accounts.find(db, context, userId);
  if (user?.pendingEmail !== recipient || now() >= confirmUntil) return undefined;
  if (await isOverLinkLimit(context, envelope, userId, 'confirm_email')) return undefined;
  const token = await oneTimeTokens.issue(db, context, {
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
  context: WritingContext,
  { userId, newEmail, confirmUntil }: EmailOf<'email_asked'>,
  envelope: Envelope,
): Promise<EmailContent | undefined> {
  const { db, siteOrigin, now } = context;
  const user = await accounts.find(db, context, userId);
  if (user?.pendingEmail !== newEmail || now() >= confirmUntil) return undefined;
  if (await isOverLinkLimit(context, envelope, userId, 'keep_email')) return undefined;
  const payload = envelope.recipient;
  const token = await oneTimeTokens.issue(db, context, {
    kind: 'keep_email',
    userId,
    payload,
    expiresAt: confirmUntil,
  });
  const link = { url: `${siteOrigin()}/keep-email#${token}`, lifetime: `${CONFIRM_EMAIL_HOURS} hours` };
  return emailAskedEmail(user.firstName, newEmail, link);
}

/** First attempts only: while the mail server is away, each retry issues a token that nobody receives. */
async function isOverLinkLimit(
  { db, now }: WritingContext,
  { attempt }: Envelope,
  userId: string,
  kind: 'reset_password' | 'confirm_email' | 'keep_email',
): Promise<boolean> {
  if (attempt > 1) return false;
  return (await oneTimeTokens.countSince(db, userId, kind, now() - ONE_HOUR_MS)) >= MAX_LINKS_PER_HOUR;
}
