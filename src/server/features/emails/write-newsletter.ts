import { unsubscribePath } from '#contract/paths.ts';
import { UNSUBSCRIBE_LINK_DAYS } from '#domain/account/one-time-link.ts';
import { isSeries, type SeriesEmail } from '#domain/emails/newsletter-series.ts';
import { pictureType } from '#domain/words/picture.ts';
import type { WordsFields } from '#domain/words/words.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import * as checkoutReminders from '#server/features/checkout/checkout-reminders.repository.ts';
import * as newsletterAnswers from '#server/features/newsletter/newsletter-answers.repository.ts';
import * as copies from '#server/features/newsletter/newsletter-copies.repository.ts';
import * as newsletters from '#server/features/newsletter/newsletters.repository.ts';
import * as pictures from '#server/features/pictures/pictures.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { dateText, greetedAs, salutation } from './company-details.ts';
import type { EmailOf } from './email.ts';
import type { EmailBlock } from './email-html.ts';
import type { EmailContent, WritingContext } from './email-layout.ts';
import { shippedEmail } from './own-words.ts';

const TOKEN_BYTES = 32;
const STOP = 'Stop these emails';
/** What a mail server could not take by then fits no more. */
const SERIES_PATIENCE_MS = 2 * 86_400_000;

const UNSUBSCRIBE_LIFETIME_MS = UNSUBSCRIBE_LINK_DAYS * 86_400_000;

/** Undefined for who said no since it was queued, once it was stopped, and for a copy that is settled. */
export async function newsletterContent(
  context: WritingContext,
  { newsletterId, userId, nth }: EmailOf<'newsletter'>,
): Promise<EmailContent | undefined> {
  const { db } = context;
  const [newsletter, copy, member] = await Promise.all([
    newsletters.find(db, newsletterId),
    copies.find(db, newsletterId, userId, nth),
    newsletterAnswers.findAgreed(db, userId),
  ]);
  if (!newsletter || copy?.outcome !== null) return undefined;
  const isLate = isSeries(newsletterId) && context.now() - copy.made_at > SERIES_PATIENCE_MS;
  if (newsletter.state !== 'sending' || !member || isLate) {
    await skip(context, { newsletterId, userId, nth, madeAt: copy.made_at });
    return undefined;
  }
  const links = await stopLinks(context, { userId, about: newsletterId });
  const content = isSeries(newsletterId)
    ? seriesEmail(context, newsletterId, { ...member, ...links })
    : await letter(context, newsletter.fields, {
        firstName: member.firstName,
        stop: { link: STOP, url: links.stopUrl },
        reason: agreedReason(member.since),
      });
  return { ...content, unsubscribeUrl: links.unsubscribeUrl };
}

/** As a member will get it, but for what is true of members alone: the link, and why it came. */
export const triedNewsletterContent = (
  context: WritingContext,
  { firstName, fields }: EmailOf<'desk_newsletter'>,
): Promise<EmailContent> =>
  letter(context, fields, {
    firstName,
    stop: { text: `Here members get a link: “${STOP}”. This is your test copy, so it has none.` },
    reason: 'You’re getting this because you sent it to yourself from the Fit in 30 desk.',
  });

/** What ends all e-mails that the member said yes to; `about` is what brought it. */
export async function stopLinks(
  context: WritingContext,
  { userId, about }: { userId: string; about?: string },
): Promise<{ stopUrl: string; unsubscribeUrl: string }> {
  const { db, now, siteOrigin } = context;
  const expiresAt = now() + UNSUBSCRIBE_LIFETIME_MS;
  const payload = about === undefined ? {} : { payload: about };
  const token = await oneTimeTokens.issue(db, context, { kind: 'stop_newsletter', userId, expiresAt, ...payload });
  // In the fragment, which is never logged; the header’s URL needs it in the query.
  return {
    stopUrl: `${siteOrigin()}/unsubscribe#${token}`,
    unsubscribeUrl: `${siteOrigin()}${unsubscribePath(token)}`,
  };
}

export const agreedReason = (since: number) =>
  `You’re getting this because you said yes to these emails on ${dateText(since)}.`;

/** Undefined once it is paid, stopped or days late. */
export async function checkoutReminderContent(
  context: WritingContext,
  { reminderId }: EmailOf<'checkout_unfinished'>,
): Promise<EmailContent | undefined> {
  const { db, now, siteOrigin, randomBytes } = context;
  const reminder = await checkoutReminders.findById(db, reminderId);
  if (!reminder || reminder.stopped_at !== null || (await checkoutReminders.hasPaid(db, reminder))) return undefined;
  if (now() - reminder.due_at > SERIES_PATIENCE_MS) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await checkoutReminders.saveStopLink(db, reminderId, token);
  const { subject, opening, button, ownWords } = shippedEmail('checkout-unfinished', { 'first name': greetedAs('') });
  return {
    subject,
    ownWords,
    blocks: [
      { text: salutation('') },
      opening,
      { button, url: `${siteOrigin()}/subscribe` },
      { link: STOP, url: `${siteOrigin()}/unsubscribe#${token}` },
    ],
    reason: 'You’re getting this once, because you ticked the box for it on the payment page.',
    unsubscribeUrl: `${siteOrigin()}${unsubscribePath(token)}`,
  };
}

async function skip(
  { db }: WritingContext,
  { newsletterId, userId, nth, madeAt }: { newsletterId: string; userId: string; nth: number; madeAt: number },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await copies.settle(transaction, newsletterId, [{ userId, nth, reason: null }], 'skipped');
    await newsletters.giveWeekBack(transaction, userId, madeAt);
  });
}

interface Reader {
  firstName: string;
  since: number;
  stopUrl: string;
}

/** The owner’s words, or the shipped ones. */
function seriesEmail(
  { siteOrigin }: WritingContext,
  name: SeriesEmail,
  { firstName, since, stopUrl }: Reader,
): EmailContent {
  const { subject, opening, button, ownWords } = shippedEmail(name, { 'first name': greetedAs(firstName) });
  return {
    subject,
    ownWords,
    blocks: [
      { text: salutation(firstName) },
      opening,
      { button, url: `${siteOrigin()}/dashboard-full` },
      { link: STOP, url: stopUrl },
    ],
    reason: agreedReason(since),
  };
}

async function letter(
  { db, siteOrigin }: WritingContext,
  { subject = '', text = '', button = '', picture: pictureId = '' }: WordsFields,
  { firstName, stop, reason }: { firstName: string; stop: EmailBlock; reason: string },
): Promise<EmailContent> {
  const origin = siteOrigin();
  const stored = pictureId === '' ? undefined : await pictures.find(db, pictureId);
  const type = pictureType(pictureId);
  return {
    subject,
    blocks: [
      { words: text, slots: { 'first name': greetedAs(firstName) }, origin },
      ...(stored ? [{ pictureId }] : []),
      ...(button === '' ? [] : [{ button, url: `${origin}/dashboard-full` }]),
      stop,
    ],
    reason,
    ...(stored && type && { picture: { id: pictureId, type, body: stored.body } }),
  };
}
