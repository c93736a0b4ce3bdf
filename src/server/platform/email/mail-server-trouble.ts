const PORTS = 'use smtps:// with port 465, or smtp:// with port 587';

export function mailServerTrouble(failure: Error, url: string): string {
  const { host, hostname } = new URL(url);
  const { code, originalCode } = failure as { code?: string; originalCode?: string };
  if (code === 'EAUTH') return `${hostname} does not take the name and password in SMTP_URL`;
  if (code === 'ETLS') return `${hostname} offers no encryption there, so the password is not sent: ${PORTS}`;
  if (isWrongPort(failure, code)) return `${host} does not answer as expected, which a mixed-up port does: ${PORTS}`;
  return CONNECTION_WORDS[originalCode ?? code ?? '']?.(host) ?? failure.message;
}

/** TLS spoken to a port without it, or a port that waits for TLS and never greets. */
const isWrongPort = ({ message }: Error, code: string | undefined) =>
  /SSL routines|wrong version number|Greeting never received/i.test(message) || code === 'ETIMEDOUT';

const CONNECTION_WORDS: Readonly<Record<string, (host: string) => string>> = {
  ENOTFOUND: (host) => `there is no mail server called ${host}`,
  EDNS: (host) => `there is no mail server called ${host}`,
  ECONNREFUSED: (host) => `nothing answers at ${host}`,
};
