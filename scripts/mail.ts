import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { mailServerProblem } from '#server/platform/email/mail-server-problem.ts';
import { createSmtpMailer } from '#server/platform/email/smtp-mailer.ts';
import type { UnsentEmail } from '#server/platform/email/unsent-emails.repository.ts';
import * as unsentEmails from '#server/platform/email/unsent-emails.repository.ts';
import { type OperatorContext, runAsOperator } from './operator/open-operator.ts';
import { OperatorError } from './operator/operator-error.ts';

/** `npm run mail`: lists unsent and given-up e-mails; resends or drops one; sends a test message. */

const USAGE = 'Usage: npm run mail [-- resend ID|all | drop ID | test ADDRESS]';
const SHORT_ID = 8;

const ACTIONS: Readonly<Record<string, (operator: OperatorContext) => Promise<void>>> = {
  list,
  resend,
  drop,
  test: sendTest,
};

const [action = 'list', about, ...more] = process.argv.slice(2);

await runAsOperator(async (operator) => {
  const act = ACTIONS[action];
  if (!act || more.length > 0) throw new OperatorError(USAGE);
  await act(operator);
});

async function list({ db }: OperatorContext): Promise<void> {
  const unsent = await unsentEmails.list(db);
  console.log(unsent.length === 0 ? 'No emails are waiting.' : unsent.map(lineOf).join('\n'));
}

function lineOf({ id, kind, recipient, createdAt, attempts, isGivenUp, lastError }: UnsentEmail): string {
  const state = isGivenUp ? 'not delivered' : `waiting, tried ${attempts} times`;
  const reason = lastError === undefined ? '' : ` (${lastError})`;
  return `${id.slice(0, SHORT_ID)}  ${kind} to ${recipient}, created ${new Date(createdAt).toISOString()}: ${state}${reason}`;
}

async function resend({ db, now, recordAction }: OperatorContext): Promise<void> {
  const messages = about === 'all' ? await unsentEmails.list(db) : [await messageNamed(db)];
  await inTransaction(db, async (transaction) => {
    for (const { id, kind } of messages) {
      await unsentEmails.startOver(transaction, id, now());
      await recordAction(transaction, { action: 'email_sent_again', after: kind });
    }
  });
  console.log(`Done. Sending ${messages.length} now.`);
}

async function drop({ db, now, recordAction }: OperatorContext): Promise<void> {
  const { id, kind, recipient } = await messageNamed(db);
  await inTransaction(db, async (transaction) => {
    await unsentEmails.drop(transaction, id, now());
    await recordAction(transaction, { action: 'email_discarded', after: kind });
  });
  console.log(`Done. ${kind} to ${recipient} won’t be sent.`);
}

async function messageNamed(db: OperatorContext['db']): Promise<UnsentEmail> {
  if (about === undefined) throw new OperatorError(USAGE);
  const [found, another] = (await unsentEmails.list(db)).filter(({ id }) => id.startsWith(about));
  if (!found)
    throw new OperatorError(`No waiting email has an id starting with ${about}. List them with npm run mail.`);
  if (another) throw new OperatorError(`More than one id starts with ${about}. Type more of it.`);
  return found;
}

async function sendTest({ config, createId }: OperatorContext): Promise<void> {
  const { email, siteWords } = config;
  const to = about ?? siteWords.supportEmail;
  if (!to) throw new OperatorError(USAGE);
  if (!email.smtpUrl) throw new OperatorError('No mail server is set, at the desk or as SMTP_HOST.');
  const mailer = createSmtpMailer({
    url: email.smtpUrl,
    sender: { from: email.from, replyTo: siteWords.supportEmail },
  });
  const text = 'It works. Fit in 30 can send emails.';
  const mail = { id: createId(), to, subject: 'Fit in 30: test email', text, html: `<p>${text}</p>` };
  await mailer.send(mail).catch((error: Error) => {
    throw new OperatorError(`Not sent: ${mailServerProblem(error, email.smtpUrl ?? '').words}.`);
  });
  console.log(`Done. Test email sent to ${to}. Check the inbox, and the spam folder.`);
}
