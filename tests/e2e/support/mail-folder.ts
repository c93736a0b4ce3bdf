import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mailPart, mailSubject } from '#tests/mail/decode-mail.ts';
import type { OpenProduct } from './open-product.ts';

/** The words of the newest message to this address with this subject, as soon as the product has written it. */
export async function mailTo(product: OpenProduct, address: string, subject: string): Promise<string> {
  let words = '';
  await expect
    .poll(async () => {
      words = (await mailsTo(product, address, subject)).at(-1) ?? '';
      return words !== '';
    })
    .toBe(true);
  return words;
}

/** The link in a message that leads to this screen. */
export function linkIn(words: string, screen: string): string {
  return new RegExp(`http://\\S+/${screen}#\\S+`).exec(words)?.[0] ?? '';
}

/** The words of every message to this address with this subject that is written by now, the oldest first. */
export async function mailsTo(product: OpenProduct, address: string, subject: string): Promise<string[]> {
  const sources = await mailSourcesTo(product, address);
  return sources.filter((source) => mailSubject(source) === subject).map((source) => mailPart(source, 'text/plain'));
}

/** Every message to this address as it was sent, headers and all, the oldest first. */
export async function mailSourcesTo({ dataFolder }: OpenProduct, address: string): Promise<string[]> {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sources.filter((source) => source.includes(`To: ${address}\r\n`));
}
