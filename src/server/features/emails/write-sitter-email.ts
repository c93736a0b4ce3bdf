import { unsubscribePath } from '#contract/paths.ts';
import { CONFIRM_EMAIL_HOURS, UNSUBSCRIBE_LINK_DAYS } from '#domain/account/one-time-link.ts';
import { greetedName } from '#domain/account/person-name.ts';
import { sitterTimeText } from '#domain/sitter/sitter.ts';
import { SITTER_EMAIL_LINK_DAYS } from '#domain/sitter/sitter-email.ts';
import { type CalendarDay, weekdayDate } from '#domain/time/calendar-day.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import type { SitterEmails } from '#server/features/sitter/sitter-emails.repository.ts';
import * as sitterEmails from '#server/features/sitter/sitter-emails.repository.ts';
import type { OutboxMessage } from '#server/platform/email/email-outbox.repository.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent, WritingContext } from './email-layout.ts';

type Envelope = Pick<OutboxMessage, 'recipient' | 'createdAt'>;

const MS_PER_DAY = 86_400_000;
const CONFIRM_MS = CONFIRM_EMAIL_HOURS * 3_600_000;

/** To an address that is still to be confirmed: it names nobody. */
export async function sitterConfirmContent(
  context: WritingContext,
  { sitterId }: EmailOf<'sitter_confirm'>,
  { recipient, createdAt }: Envelope,
): Promise<EmailContent | undefined> {
  const emails = await sitterEmailsTo(context, sitterId, recipient);
  const expiresAt = createdAt + CONFIRM_MS;
  if (!emails || emails.isConfirmed || expiresAt <= context.now()) return undefined;
  const { userId } = emails;
  const payload = `${sitterId} ${recipient}`;
  const token = await oneTimeTokens.issue(context.db, context, {
    kind: 'confirm_sitter_emails',
    userId,
    payload,
    expiresAt,
  });
  return {
    subject: 'Want your week by email?',
    reason: 'You’re getting this once, because this address was typed on a sitter’s page.',
    blocks: [
      { text: 'Hello,' },
      {
        text:
          'Someone asked us to email you once a week, with the days you’re looking after things while they train. ' +
          'If it was you, say yes and it starts.',
      },
      { button: 'Yes, once a week', url: `${context.siteOrigin()}/confirm-sitter-emails#${token}` },
      {
        text: `The link works for ${CONFIRM_EMAIL_HOURS} hours. If it wasn’t you, ignore this and you won’t hear from us again.`,
      },
    ],
  };
}

/** The member's first name, days, times and minutes, like the page; undefined if late, ended or stopped. */
export async function sitterWeekContent(
  context: WritingContext,
  { sitterId, firstName, sessions, sendUntil }: EmailOf<'sitter_week'>,
  { recipient }: Envelope,
): Promise<EmailContent | undefined> {
  const { db, siteOrigin, now } = context;
  const emails = await sitterEmailsTo(context, sitterId, recipient);
  if (!emails?.isConfirmed || now() > sendUntil) return undefined;
  const issue = (kind: 'open_sitter_page' | 'stop_sitter_emails', days: number) =>
    oneTimeTokens.issue(db, context, {
      kind,
      userId: emails.userId,
      payload: sitterId,
      expiresAt: now() + days * MS_PER_DAY,
    });
  const open = await issue('open_sitter_page', SITTER_EMAIL_LINK_DAYS);
  const stop = await issue('stop_sitter_emails', UNSUBSCRIBE_LINK_DAYS);
  const name = greetedName(firstName);
  return {
    subject: name ? `Your week with ${name}’s workouts` : 'Your sitter week',
    reason: 'You’re getting this once a week because you asked for it on your sitter page.',
    blocks: [
      { text: 'Hello,' },
      { text: name ? `${name} plans to train on these days:` : 'These are this week’s workout days:' },
      ...sessions.map((session) => ({ text: sessionText(session) })),
      { text: 'Can you do them?' },
      { button: 'Answer on my page', url: `${siteOrigin()}/sitter#${open}` },
      { link: 'Stop these emails', url: `${siteOrigin()}/unsubscribe#${stop}` },
    ],
    about: emails.userId,
    unsubscribeUrl: `${siteOrigin()}${unsubscribePath(stop)}`,
  };
}

async function sitterEmailsTo({ db }: WritingContext, sitterId: string, recipient: string) {
  const emails: SitterEmails | undefined = await sitterEmails.find(db, sitterId);
  return emails?.address === recipient ? emails : undefined;
}

function sessionText({ day, from, until, minutes }: EmailOf<'sitter_week'>['sessions'][number]): string {
  const time = sitterTimeText({ from, until });
  return [weekdayDate(day as CalendarDay), time, `up to ${minutes} minutes`].filter(Boolean).join(', ');
}
