import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { FieldProblem } from '#contract/errors.ts';
import { HEALTH_PATH, STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';
import type { ConfigReading } from '#server/config.ts';
import { mailServerTrouble } from '#server/platform/email/mail-server-trouble.ts';
import { createSmtpMailer } from '#server/platform/email/smtp-mailer.ts';

type GoodReading = Extract<ConfigReading, { ok: true }>;

export interface TrialNeeds {
  /** Whom a test letter goes to. */
  operatorEmail: string;
  stripeFor: (secretKey: string) => Stripe;
}

const PATIENCE_MS = 5_000;
const MISDIRECTED = 421;

/** With the real service, before it is kept; undefined where it works, or where nothing is to be tried. */
export async function trySettings(
  names: readonly string[],
  reading: GoodReading,
  { operatorEmail, stripeFor }: TrialNeeds,
): Promise<FieldProblem | undefined> {
  const has = (...wanted: readonly string[]) => wanted.some((name) => names.includes(name));
  if (has('SMTP_URL', 'MAIL_FROM')) {
    const trouble = await tryMail(reading, operatorEmail);
    if (trouble) return { field: has('SMTP_URL') ? 'SMTP_URL' : 'MAIL_FROM', message: trouble };
  }
  if (has('STRIPE_SECRET_KEY')) {
    const trouble = await tryStripe(reading.settings.STRIPE_SECRET_KEY, stripeFor);
    if (trouble) return { field: 'STRIPE_SECRET_KEY', message: trouble };
  }
  if (has('PUBLIC_ORIGIN')) {
    const trouble = await tryOrigin(reading.config.publicOrigin);
    if (trouble) return { field: 'PUBLIC_ORIGIN', message: trouble };
  }
  return undefined;
}

/** A letter to whoever makes the change. */
async function tryMail({ config }: GoodReading, to: string): Promise<string | undefined> {
  const { smtpUrl: url, from } = config.email;
  if (!url) return undefined;
  const mailer = createSmtpMailer({ url, sender: { from, replyTo: config.siteWords.supportEmail } });
  const text = 'This letter shows that Fit in 30 can send letters with what you have just set at your desk.';
  try {
    await mailer.send({ id: randomUUID(), to, subject: 'Fit in 30: a test letter', text, html: `<p>${text}</p>` });
    return undefined;
  } catch (error) {
    return `The test letter was not sent: ${mailServerTrouble(error as Error, url)}.`;
  } finally {
    mailer.close();
  }
}

async function tryStripe(
  secretKey: string | undefined,
  stripeFor: TrialNeeds['stripeFor'],
): Promise<string | undefined> {
  if (!secretKey) return undefined;
  try {
    await stripeFor(secretKey).balance.retrieve({}, { maxNetworkRetries: 0, timeout: PATIENCE_MS });
    return undefined;
  } catch (error) {
    const { type } = error as { type?: string };
    if (type === 'StripeAuthenticationError') return 'Stripe does not know this key.';
    // A restricted key need not see the balance: Stripe knows it.
    if (type === 'StripePermissionError') return undefined;
    return 'Stripe does not answer just now, so the key could not be tried. Try again in a while.';
  }
}

/** Whether a server of this program answers there. */
async function tryOrigin(origin: string | undefined): Promise<string | undefined> {
  if (!origin) return undefined;
  try {
    const answer = await fetch(`${origin}${HEALTH_PATH}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // It is called by another name until this one is kept.
    if (answer.status === MISDIRECTED) return undefined;
    const { status } = (await answer.json()) as { status?: string };
    if (status === 'ok') return undefined;
    return 'Something else answers at this address.';
  } catch {
    return 'Nobody answers at this address yet: it must lead here, with https, before it is kept.';
  }
}

const SALE_EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Tells Stripe where to report each sale, once key and address are known; answers what it signs its words with. */
export async function webhookSecretFor(
  { settings, config }: GoodReading,
  stripeFor: TrialNeeds['stripeFor'],
): Promise<string | undefined> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: known } = settings;
  if (!secretKey || known.length > 0 || !config.publicOrigin?.startsWith('https:')) return undefined;
  const endpoint = await stripeFor(secretKey).webhookEndpoints.create({
    url: `${config.publicOrigin}${STRIPE_WEBHOOK_PATH}`,
    enabled_events: SALE_EVENTS,
    description: 'Fit in 30',
  });
  return endpoint.secret;
}
