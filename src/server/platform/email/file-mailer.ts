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

/** Writes each message as an .eml file, which any mail program opens: for a server without a way to send. */
export function createFileMailer({ folder, sender, now }: FileMailerSettings): Mailer {
  return {
    channel: 'file',
    async send(mail) {
      // Loaded with the first message: starting should not wait for it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(messageOptions(sender, mail));
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      const path = join(folder, `${new Date(now()).toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
      // Whole file or no file.
      await writeFile(`${path}.part`, message, { mode: OWNER_ONLY.file });
      await rename(`${path}.part`, path);
    },
    close() {},
  };
}
