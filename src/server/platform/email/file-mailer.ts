import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mailer, messageOptions, type Sender } from './mailer.ts';

interface FileMailerSettings {
  folder: string;
  sender: Sender;
  now: () => number;
}

/** Messages may carry a link that opens an account. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** As .eml files, for a server without a mail server. */
export function createFileMailer({ folder, sender, now }: FileMailerSettings): Mailer {
  return {
    channel: 'file',
    async send(mail) {
      // Loaded with the first message: a start should not wait for it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(messageOptions(sender, mail));
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      const path = join(folder, `${new Date(now()).toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
      await writeFile(`${path}.part`, message, { mode: OWNER_ONLY.file });
      await rename(`${path}.part`, path);
    },
    close() {},
  };
}
