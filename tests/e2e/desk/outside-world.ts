import { test as base } from '#tests/e2e/support/fixtures.ts';
import { mailPart } from '#tests/mail/decode-mail.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/mail/smtp-server.ts';
import { type HttpsInFront, startHttpsInFront } from './https-in-front.ts';
import { type StripeElsewhere, startStripeElsewhere } from './stripe-elsewhere.ts';

interface OutsideWorld {
  stripe: StripeElsewhere;
  mailServer: TestSmtpServer;
  front: HttpsInFront;
}

/** A journey's `test` whose owner has a mail server, an account at Stripe and an address with https to set at the desk. */
export const test = base.extend<OutsideWorld>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is asked for.
  stripe: async ({}, use) => {
    const stripe = await startStripeElsewhere();
    await use(stripe);
    await stripe.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is asked for.
  mailServer: async ({}, use) => {
    const mailServer = await startSmtpServer();
    await use(mailServer);
    await mailServer.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is asked for.
  front: async ({}, use) => {
    const front = await startHttpsInFront();
    await use(front);
    await front.close();
  },
});

/** The words of the next e-mail to this address, as it came over the wire. */
export async function emailTo(mailServer: TestSmtpServer, address: string): Promise<string> {
  for (;;) {
    const { to, source } = await mailServer.next();
    if (to.includes(address)) return mailPart(source, 'text/plain');
  }
}
