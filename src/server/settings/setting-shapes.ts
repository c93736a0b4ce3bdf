import { isIP } from 'node:net';
import { isEmailShaped } from '#domain/account/account.ts';

/** "10.0.0.1" or "10.0.0.0/8". */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const WIDEST_IPV4 = 8;
const WIDEST_IPV6 = 16;
const WIDEST_PRIVATE_IPV6 = 7;
/** What is mapped from IPv4 begins with so many bits. */
const MAPPED_BITS = 96;

/** As wide as some network of somebody's own may be; a wider one holds strangers. Of an address or range. */
export function isOwnNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  if (bits === undefined) return true;
  if (isIP(address) === 4) return Number(bits) >= WIDEST_IPV4;
  const first = Number.parseInt(new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1), 16) || 0;
  // It may hold addresses of IPv4.
  if (first === 0) return Number(bits) >= MAPPED_BITS + WIDEST_IPV4;
  const isPrivate = first >= 0xfc00 && first <= 0xfdff;
  return Number(bits) >= (isPrivate ? WIDEST_PRIVATE_IPV6 : WIDEST_IPV6);
}

/**
 * A sign that means something in an address cannot stand in its password: what follows it would be taken for the host.
 */
export function isAddressOf(text: string, protocols: readonly string[]): boolean {
  const [, protocol = '', rest = ''] = /^(\w+):\/\/(.+)$/.exec(text) ?? [];
  if (!protocols.includes(protocol) || !URL.canParse(text) || /[#]|%(?![\da-f]{2})/i.test(rest)) return false;
  const { hostname, pathname, search } = new URL(text);
  // A socket of PostgreSQL on this machine.
  const hasHost = hostname !== '' || /[?&]host=./.test(search);
  return hasHost && !`${pathname}${search}`.includes('@') && rest.split('@').length <= 2;
}

/** "smtp.fastmail.com", or the address of a machine: nothing before it and nothing behind it. */
export const isHostName = (text: string): boolean =>
  isIP(text) !== 0 || /^[\p{L}\d]([\p{L}\d.-]*[\p{L}\d])?$/u.test(text);

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

export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** "http://localhost:3000". */
export function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLocalHost(new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1'));
}

/** Encrypted on its way; not on this machine itself. */
export function isStoreAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, pathname, username, search, hash } = new URL(text);
  if (username || search || hash || text !== `${origin}${pathname.replace(/\/$/, '')}`) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLocalOrigin(origin));
}
