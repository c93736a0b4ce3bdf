import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mailPart } from '../decode-mail.ts';
import type { OpenProduct } from './open-product.ts';

/** The words of the newest message to this address with this subject, as soon as the product has written it. */
export async function mailTo(product: OpenProduct, address: string, subject: string): Promise<string> {
  let words = '';
  await expect
    .poll(async () => {
      words = await newestMail(join(product.dataFolder, 'mail'), address, subject);
      return words !== '';
    })
    .toBe(true);
  return words;
}

/** The link in a message that leads to this screen. */
export function linkIn(words: string, screen: string): string {
  return new RegExp(`http://\\S+/${screen}#\\S+`).exec(words)?.[0] ?? '';
}

async function newestMail(folder: string, address: string, subject: string): Promise<string> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  for (const name of names.reverse()) {
    const source = await readFile(join(folder, name), 'utf8');
    if (source.includes(`To: ${address}\r\n`) && source.includes(`Subject: ${subject}\r\n`)) {
      return mailPart(source, 'text/plain');
    }
  }
  return '';
}
