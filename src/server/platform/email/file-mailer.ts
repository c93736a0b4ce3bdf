import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSafely } from '#server/platform/files/safe-file.ts';
import { type Mailer, messageOptions, type Sender } from './mailer.ts';

interface FileMailerSettings {
  folder: string;
  sender: Sender;
  now: () => number;
}

/** Messages may carry a link that opens an account. */
const OWNER_ONLY = 0o700;

/** As .eml files, for a server without a mail server. Named by its time and by whom it tells of. */
export function createFileMailer({ folder, sender, now }: FileMailerSettings): Mailer {
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
