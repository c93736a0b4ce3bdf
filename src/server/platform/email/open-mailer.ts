import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { writeSafely } from '#server/platform/files/safe-file.ts';
import { type Mailer, messageOptions, type Sender } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { emailFolderOf } from './written-emails.ts';

interface MailerSettings {
  smtpUrl: string | undefined;
  dataFolder: string;
  sender: Sender;
  log: FastifyBaseLogger;
  now: () => number;
}

export function openMailer({ smtpUrl, dataFolder, sender, log, now }: MailerSettings): Mailer {
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, sender });
  const folder = resolve(emailFolderOf(dataFolder));
  log.info({ folder }, 'no mail server is set: e-mails are written as .eml files to this folder');
  return createFileMailer({ folder, sender, now });
}

interface FileMailerSettings {
  folder: string;
  sender: Sender;
  now: () => number;
}

/** Messages may carry a link that opens an account. */
const OWNER_ONLY = 0o700;

/** As .eml files, for a server without a mail server. Named by its time and by whom it tells of. */
function createFileMailer({ folder, sender, now }: FileMailerSettings): Mailer {
  return {
    channel: 'file',
    async send(mail) {
      // Loaded with the first message: a start should not wait for it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const options = { ...messageOptions(sender, mail), textEncoding: 'quoted-printable' as const };
      const { message } = await transport.sendMail(options);
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
      const about = mail.about === undefined ? '' : `.${mail.about}`;
      const name = `${new Date(now()).toISOString().replaceAll(':', '-')}-${mail.id}${about}.eml`;
      writeSafely(join(folder, name), message as Buffer);
    },
    close() {},
  };
}
