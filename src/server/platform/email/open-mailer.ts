import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer, Sender } from './mailer.ts';
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
