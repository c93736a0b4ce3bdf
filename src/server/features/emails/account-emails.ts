import { type CompanyDetails, dateText, greetedAs, salutation, writeToSupport } from './company-details.ts';
import type { EmailOf } from './email.ts';
import type { EmailContent, OneTimeLink } from './email-layout.ts';
import { shippedEmail } from './own-words.ts';

export function resetPasswordEmail(firstName: string, { url, lifetime }: OneTimeLink): EmailContent {
  const slots = { 'first name': greetedAs(firstName) };
  const { subject, opening, button, ownWords } = shippedEmail('reset-password', slots);
  return {
    subject,
    ownWords,
    blocks: [
      { text: salutation(firstName) },
      opening,
      { button, url },
      {
        text: `The link works once, for ${lifetime}. If it was not you, do nothing: your password stays as it is.`,
      },
    ],
  };
}

const CALENDAR_ENDED =
  'The private address of your calendar has ended too. If a calendar program follows it, make a new one in Settings.';

const SITTER_ENDED =
  'The link of whoever covers for you has ended too. You can make a new one in Settings, under “Workout days and reminders”.';

export function passwordChangedEmail(email: EmailOf<'password_changed'>, resetUrl: string): EmailContent {
  const day = dateText(email.changedAt);
  const told = email.isFirst
    ? `A password was chosen for your account on ${day}.`
    : `Your password was changed on ${day}, and other devices were signed out.`;
  return {
    subject: email.isFirst ? 'Your password is set' : 'Your password was changed',
    blocks: [
      { text: salutation(email.firstName) },
      { text: `${told} If that was not you, reset it now:` },
      { button: 'Reset my password', url: resetUrl },
      ...(email.hadCalendarAddress ? [{ text: CALENDAR_ENDED }] : []),
      ...(email.hadSitter ? [{ text: SITTER_ENDED }] : []),
    ],
  };
}

export function emailAskedEmail(firstName: string, newEmail: string, { url, lifetime }: OneTimeLink): EmailContent {
  return {
    subject: 'Another email address was asked for',
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          `Somebody, we hope you, asked for ${masked(newEmail)} to become the address of your Fit in 30 account. It does ` +
          'as soon as it is confirmed there. If that was you, there is nothing to do here. If not, keep this address:',
      },
      { button: 'Keep this address', url },
      { text: `The link works once, for ${lifetime}. Then choose a new password: whoever asked knew yours.` },
    ],
  };
}

/** No name: the reader may be a stranger, and the name was chosen by whoever asked. */
export function confirmEmailEmail(newEmail: string, { url, lifetime }: OneTimeLink): EmailContent {
  return {
    subject: 'Confirm your new email address',
    reason: 'You get this because this address was given for an account with Fit in 30.',
    blocks: [
      { text: 'Hello,' },
      { text: `Please confirm that ${newEmail} is to be the address of your Fit in 30 account:` },
      { button: 'Confirm this address', url },
      {
        text:
          `The link works once, for ${lifetime}. Until then your old address stays. If it was not you, ` +
          'do nothing: nothing is changed.',
      },
    ],
  };
}

export function emailChangedEmail(email: EmailOf<'email_changed'>, company: CompanyDetails): EmailContent {
  return {
    subject: 'Your email address was changed',
    blocks: [
      { text: salutation(email.firstName) },
      {
        text:
          `The address of your Fit in 30 account was changed to ${masked(email.newEmail)} on ` +
          `${dateText(email.changedAt)}. If that was you, all is well. If not, ${writeToSupport(company)} today, ` +
          'and we will put it back.',
      },
    ],
  };
}

export function accountDeletedEmail(
  { deletedAt, byDesk }: EmailOf<'account_deleted'>,
  { periods }: CompanyDetails,
): EmailContent {
  return {
    subject: 'Your account has been deleted',
    reason: 'You get this because you had an account with Fit in 30.',
    blocks: [
      { text: 'Hello,' },
      {
        text:
          `${byDesk ? 'We' : 'As you asked, we'} have deleted your Fit in 30 account with your workouts, steps and ` +
          `notes on ${dateText(deletedAt)}.`,
      },
      {
        text:
          `If you had bought it, we keep the payment record for ${periods.taxYears} years, because tax law asks us ` +
          `to. Backups are overwritten within ${periods.backupDays} days.`,
      },
      { text: 'Thank you for spending some of your time here.' },
    ],
  };
}

export function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 2)}…@${domain}`;
}
