import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer, Sender } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface MailerSettings {
  /** Without one, messages land as files in the data folder. */
  smtpUrl: string | undefined;
  dataFolder: string;
  sender: Sender;
  log: FastifyBaseLogger;
  now: () => number;
}

/** The mail server that the operator named, or the folder where messages wait to be looked at. */
export function openMailer({ smtpUrl, dataFolder, sender, log, now }: MailerSettings): Mailer {
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, sender });
  const folder = resolve(join(dataFolder, 'mail'));
  log.info({ folder }, 'SMTP_URL is not set: e-mails are written as .eml files to this folder');
  return createFileMailer({ folder, sender, now });
}
