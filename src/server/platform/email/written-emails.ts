import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addressInText } from '#domain/emails/address-in-text.ts';

export interface NamedInEmails {
  userId: string;
  addresses: readonly string[];
}

/** The e-mails that a server without a mail server has written into its data folder. */
export const emailFolderOf = (dataFolder: string): string => join(dataFolder, 'mail');

/** Those to the member, and those that name the member. */
export async function forgetEmailsAbout(folder: string, { userId, addresses }: NamedInEmails): Promise<void> {
  const wanted = addresses.map(addressInText);
  for (const name of await emailsIn(folder)) {
    const isAbout = name.includes(userId) || namesOne(await textOf(join(folder, name)), wanted);
    if (isAbout) await rm(join(folder, name), { force: true });
  }
}

export async function forgetEmailsBefore(folder: string, time: number): Promise<void> {
  const oldest = new Date(time).toISOString().replaceAll(':', '-');
  for (const name of await emailsIn(folder)) if (name < oldest) await rm(join(folder, name), { force: true });
}

const emailsIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => /^\d{4}-/.test(name));

const namesOne = (text: string, addresses: readonly RegExp[]) => addresses.some((address) => text.search(address) >= 0);

/** Another process may have taken it away. Addresses are plain letters, so that quoted-printable only breaks their lines. */
async function textOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
