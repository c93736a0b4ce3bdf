import { isIP } from 'node:net';
import type { Environment } from './settings-schema.ts';

/** What a mail provider tells its customers, each by itself. `SMTP_URL`, which says them all, goes before them. */
export const MAIL_SERVER_NAMES = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_SECURITY', 'SMTP_USER', 'SMTP_PASSWORD'] as const;

const USUAL_PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

/** With the address and the fields saying the same. */
export function withMailServer(settings: Environment): Environment {
  if (settings.SMTP_URL) return { ...settings, ...fieldsIn(new URL(settings.SMTP_URL)) };
  return settings.SMTP_HOST ? { ...settings, SMTP_URL: addressOf(settings, settings.SMTP_HOST) } : settings;
}

function fieldsIn({ protocol, hostname, port, username, password }: URL) {
  return {
    SMTP_HOST: hostname.replace(/^\[(.*)\]$/, '$1'),
    SMTP_PORT: Number(port) || (USUAL_PORTS[protocol] ?? 0),
    SMTP_SECURITY: protocol === 'smtps:' ? ('tls' as const) : ('starttls' as const),
    SMTP_USER: decoded(username),
    SMTP_PASSWORD: decoded(password),
  };
}

/** A sign that is no UTF-8 stays as it is written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Signs that mean something in an address are written so that they do not. */
function addressOf({ SMTP_SECURITY, SMTP_PORT, SMTP_USER, SMTP_PASSWORD }: Environment, host: string): string {
  const protocol = SMTP_SECURITY === 'tls' ? 'smtps' : 'smtp';
  const account = SMTP_USER ? `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASSWORD ?? '')}@` : '';
  return `${protocol}://${account}${isIP(host) === 6 ? `[${host}]` : host}:${SMTP_PORT}`;
}

/** Of the five said at the desk or outside; an address says enough by itself. */
export function mailServerProblems({ SMTP_URL, SMTP_HOST, SMTP_USER, SMTP_PASSWORD }: Environment): string[] {
  if (SMTP_URL) return [];
  const isSignedIn = SMTP_USER !== undefined || SMTP_PASSWORD !== undefined;
  return [
    ...(SMTP_HOST || !isSignedIn ? [] : ['SMTP_HOST is missing. The username and password belong to it.']),
    ...(SMTP_USER || !SMTP_PASSWORD ? [] : ['SMTP_USER is missing. The mail server needs it with the password.']),
    ...(SMTP_PASSWORD || !SMTP_USER ? [] : ['SMTP_PASSWORD is missing. The mail server needs it with the username.']),
  ];
}

/** Outside the desk one of the two ways is meant. */
export function mailServerSaidTwice(outside: Readonly<Record<string, unknown>>): string[] {
  if (outside.SMTP_URL === undefined) return [];
  return MAIL_SERVER_NAMES.filter((name) => outside[name] !== undefined).map(
    (name) => `${name} can’t be set as well as SMTP_URL. Keep one of the two.`,
  );
}
