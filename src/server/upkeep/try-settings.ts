import { randomBytes, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { OriginProofSchema } from '#contract/desk/sign-in.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import { type MailServerProblem, mailServerProblem } from '#server/platform/email/mail-server-problem.ts';
import { createSmtpMailer } from '#server/platform/email/smtp-mailer.ts';
import type { Config, ConfigReading } from '#server/settings/config.ts';
import { MAIL_SERVER_NAMES } from '#server/settings/mail-server.ts';
import { SECOND_PLACE_NAMES, unsaidOfSecondPlace } from '#server/settings/second-place-settings.ts';

type GoodReading = Extract<ConfigReading, { ok: true }>;

export interface Trial {
  /** Whom a test letter goes to. */
  operatorEmail: string;
  stripeFor: (secretKey: string) => Stripe;
  /** What this server, and none other, answers to a word. */
  proofOf: (word: string) => string;
}

const PATIENCE_MS = 5_000;
const WORD_BYTES = 24;
/** Of an answer that holds a proof and nothing else. */
const MAX_ANSWER_BYTES = 1024;

/** With the real service, before it is kept; undefined where it works, or where nothing is to be tried. */
export async function trySettings(
  names: readonly string[],
  reading: GoodReading,
  { operatorEmail, stripeFor, proofOf }: Trial,
): Promise<FieldProblem | undefined> {
  const has = (...wanted: readonly string[]) => wanted.some((name) => names.includes(name));
  if (has(...MAIL_SERVER_NAMES, 'MAIL_FROM')) {
    const problem = await tryMail(reading, operatorEmail);
    if (problem) return problem;
  }
  if (has(...Object.values(SECOND_PLACE_NAMES))) {
    const problem = await trySecondPlace(reading.config);
    if (problem) return problem;
  }
  if (has('STRIPE_SECRET_KEY')) {
    const problem = await tryStripe(reading.settings.STRIPE_SECRET_KEY, stripeFor);
    if (problem) return { field: 'STRIPE_SECRET_KEY', message: problem };
  }
  if (has('PUBLIC_ORIGIN')) {
    const problem = await tryOrigin(reading.config.publicOrigin, proofOf);
    if (problem) return { field: 'PUBLIC_ORIGIN', message: problem };
  }
  return undefined;
}

const MAIL_FIELDS: Readonly<Record<MailServerProblem['at'], string>> = {
  name: 'SMTP_HOST',
  port: 'SMTP_PORT',
  password: 'SMTP_PASSWORD',
  sender: 'MAIL_FROM',
};

/** An e-mail to whoever makes the change. */
async function tryMail({ config }: GoodReading, to: string): Promise<FieldProblem | undefined> {
  const { smtpUrl: url, from } = config.email;
  if (!url) return undefined;
  const mailer = createSmtpMailer({ url, sender: { from, replyTo: config.siteWords.supportEmail } });
  const text = 'It works. Fit in 30 can send emails with what you’ve just set at your desk.';
  try {
    await mailer.send({ id: randomUUID(), to, subject: 'Fit in 30: test email', text, html: `<p>${text}</p>` });
    return undefined;
  } catch (error) {
    const { at, words } = mailServerProblem(error as Error, url);
    return { field: MAIL_FIELDS[at], message: `We couldn’t send the test email: ${words}.` };
  } finally {
    mailer.close();
  }
}

async function trySecondPlace({ secondPlace }: Config): Promise<FieldProblem | undefined> {
  const [unsaid] = unsaidOfSecondPlace(secondPlace);
  if (unsaid) return { field: unsaid, message: 'Please fill this in: your privacy page names it.' };
  const trouble = secondPlace && (await inDatabaseThread('tryPlace', secondPlace));
  return trouble && { field: SECOND_PLACE_NAMES[trouble.at], message: `${trouble.words}. Nothing was saved.` };
}

async function tryStripe(secretKey: string | undefined, stripeFor: Trial['stripeFor']): Promise<string | undefined> {
  if (!secretKey) return undefined;
  try {
    await stripeFor(secretKey).balance.retrieve({}, { maxNetworkRetries: 0, timeout: PATIENCE_MS });
    return undefined;
  } catch (error) {
    const { type } = error as { type?: string };
    if (type === 'StripeAuthenticationError') return 'Stripe doesn’t know this key.';
    // A restricted key need not see the balance: Stripe knows it.
    if (type === 'StripePermissionError') return undefined;
    return 'Stripe isn’t answering, so we couldn’t try the key. Try again in a while.';
  }
}

/** Whether it is this server that answers there: a word made up for it comes back with our own proof. */
async function tryOrigin(origin: string | undefined, proofOf: Trial['proofOf']): Promise<string | undefined> {
  if (!origin) return undefined;
  const word = randomBytes(WORD_BYTES).toString('base64url');
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(`${origin}${DESK_PATHS.here}?word=${word}`, { redirect: 'manual', signal });
    const to = answer.headers.get('location');
    if (to) {
      await answer.body?.cancel();
      return `This address leads on to ${new URL(to, origin).origin}. Set that one instead.`;
    }
    const said = OriginProofSchema.safeParse(await shortJson(answer).catch(() => undefined));
    return said.success && said.data.proof === proofOf(word) ? undefined : 'Something else answers at this address.';
  } catch {
    return 'Nothing answers at this address yet. It must lead here, with https, before we save it.';
  }
}

/** Whoever answers may be a stranger: no more is taken in than we would say ourselves. */
async function shortJson({ body }: Response): Promise<unknown> {
  const taken: Uint8Array[] = [];
  let byteCount = 0;
  for await (const piece of body ?? []) {
    byteCount += piece.byteLength;
    // Leaving the loop hangs up.
    if (byteCount > MAX_ANSWER_BYTES) return undefined;
    taken.push(piece);
  }
  return JSON.parse(Buffer.concat(taken).toString());
}
