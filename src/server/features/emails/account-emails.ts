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
        text: `The link works once, for ${lifetime}. If it wasn’t you, ignore this. Your password stays as it is.`,
      },
    ],
  };
}

const CALENDAR_ENDED = 'Your private calendar link has stopped too. Make a new one in Settings.';

const SITTER_ENDED =
  'Your sitter’s link has stopped too. Make a new one in Settings, under “Workout days and reminders”.';

export function passwordChangedEmail(email: EmailOf<'password_changed'>, resetUrl: string): EmailContent {
  const day = dateText(email.changedAt);
  const told = email.isFirst
    ? `You chose a password for your account on ${day}.`
    : `Your password was changed on ${day}, and your other devices were signed out.`;
  return {
    subject: email.isFirst ? 'Your password is set' : 'Your password was changed',
    blocks: [
      { text: salutation(email.firstName) },
      { text: `${told} If that wasn’t you, reset it now.` },
      { button: 'Reset my password', url: resetUrl },
      ...(email.hadCalendarAddress ? [{ text: CALENDAR_ENDED }] : []),
      ...(email.hadSitter ? [{ text: SITTER_ENDED }] : []),
    ],
  };
}

export function emailAskedEmail(firstName: string, newEmail: string, { url, lifetime }: OneTimeLink): EmailContent {
  return {
    subject: 'Did you ask to change your email?',
    blocks: [
      { text: salutation(firstName) },
      {
        text:
          `Someone asked to move your Fit in 30 account to ${masked(newEmail)}. If it was you, open the email we sent ` +
          'there. If it wasn’t you, keep your address.',
      },
      { button: 'Keep my address', url },
      {
        text: `The link works once, for ${lifetime}. After that, choose a new password. The person who asked knew yours.`,
      },
    ],
  };
}

/** No name: the reader may be a stranger, and the name was chosen by whoever asked. */
export function confirmEmailEmail(newEmail: string, { url, lifetime }: OneTimeLink): EmailContent {
  return {
    subject: 'Confirm your new email address',
    reason: 'You’re getting this because someone gave this address for a Fit in 30 account.',
    blocks: [
      { text: 'Hello,' },
      { text: `Tap the button, and ${newEmail} becomes the email for your Fit in 30 account.` },
      { button: 'Confirm this address', url },
      {
        text: `The link works once, for ${lifetime}. If it wasn’t you, ignore this and nothing changes.`,
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
          `Your Fit in 30 email was changed to ${masked(email.newEmail)} on ${dateText(email.changedAt)}. If that was ` +
          `you, you’re all set. If not, ${writeToSupport(company)} today and we’ll put it back.`,
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
    reason: 'You’re getting this because you had a Fit in 30 account.',
    blocks: [
      { text: 'Hello,' },
      {
        text:
          `${byDesk ? 'We' : 'As you asked, we'}’ve deleted your Fit in 30 account, with your workouts, steps and notes, ` +
          `on ${dateText(deletedAt)}.`,
      },
      {
        text:
          `If you bought it, we keep the payment record for ${periods.taxYears} years, because tax law asks us ` +
          `to. Backups are overwritten within ${periods.backupDays} days.`,
      },
      { text: 'Thank you for training with us.' },
    ],
  };
}

export function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 2)}…@${domain}`;
}
