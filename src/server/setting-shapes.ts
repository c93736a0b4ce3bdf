import { isIP } from 'node:net';
import { isEmailShaped } from '#domain/account.ts';

/** "10.0.0.1" or "10.0.0.0/8". */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** "smtps://user:password@host:465" */
export function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/./.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

/** "hello@fit.example", or a name with it: "Fit in 30 <hello@fit.example>". */
export function isSender(text: string): boolean {
  const [, address = text] = /^[^<>\r\n]*<([^<>]+)>$/.exec(text) ?? [];
  return isEmailShaped(address);
}

/** "https://fit.example", with or without the last stroke. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && (text === origin || text === `${origin}/`);
}

/** Whether only this machine itself reaches a server that listens there. */
export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
