import { type Mailer, messageOptions, type Sender } from './mailer.ts';

interface SmtpSettings {
  /** "smtps://user:password@mail.example:465". */
  url: string;
  sender: Sender;
}

const STEP_TIMEOUT_MS = 15_000;

/** Well below the outbox’s lease, so that no other process claims the message. */
const SEND_TIMEOUT_MS = 60_000;

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A connection for each message: a few an hour need no pool. */
export function createSmtpMailer({ url, sender }: SmtpSettings): Mailer {
  const closing = new AbortController();
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    channel: 'smtp',
    async send(mail) {
      transport ??= openTransport(url);
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
      await (await transport).sendMail({ ...messageOptions(sender, mail), signal });
    },
    close: () => closing.abort(),
  };
}

/** Signs in and sends nothing; throws what a sending would. */
export async function verifyMailServer(url: string): Promise<void> {
  const transport = await openTransport(url);
  await transport.verify();
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    // Never a password in the clear over a network.
    requireTLS: needsEncryption(new URL(url)),
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
  });
}

const needsEncryption = ({ protocol, hostname, password }: URL) =>
  protocol === 'smtp:' && password !== '' && !THIS_MACHINE.has(hostname);
