export interface MailServerProblem {
  /** What of the mail server’s settings it is about. */
  at: 'name' | 'port' | 'password' | 'sender';
  /** No sentence yet: without a capital and a full stop. */
  words: string;
}

const PORTS = 'use port 465 with TLS, or 587 with STARTTLS';

const USUAL_PORTS: Readonly<Record<string, string>> = { 'smtps:': '465', 'smtp:': '587' };

interface Failure extends Error {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
}

export function mailServerProblem(failure: Failure, url: string): MailServerProblem {
  const { hostname: host, port: given, protocol } = new URL(url);
  const port = given || (USUAL_PORTS[protocol] ?? '');
  const { code = '', originalCode = code, command, response } = failure;
  if (code === 'EAUTH') return { at: 'password', words: `${host} rejects the username or password` };
  if (command === 'MAIL FROM') {
    return { at: 'sender', words: `${host} doesn’t let you send from that address (${response ?? failure.message})` };
  }
  const words = NAME_WORDS[originalCode]?.(host) ?? certificateWords(host, originalCode);
  if (words) return { at: 'name', words };
  const atPort = portWords(failure, { host, port });
  return atPort === undefined ? { at: 'name', words: failure.message } : { at: 'port', words: atPort };
}

const NAME_WORDS: Readonly<Record<string, (host: string) => string>> = {
  ENOTFOUND: (host) => `can’t find a mail server called ${host}`,
  EDNS: (host) => `can’t find a mail server called ${host}`,
};

const certificateWords = (host: string, code: string) =>
  /CERT|UNABLE_TO_VERIFY/.test(code) ? `${host} can’t prove that’s its name (${code})` : undefined;

const UNREACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);

function portWords({ message, code = '', originalCode = code }: Failure, at: { host: string; port: string }) {
  const { host, port } = at;
  if (UNREACHED.has(originalCode)) return `nothing answers at ${host} on port ${port}`;
  if (code === 'ETLS') return `${host} offers no encryption on port ${port}, so we didn’t send the password: ${PORTS}`;
  // TLS spoken to a port without it.
  if (/SSL routines|wrong version number/i.test(message)) {
    return `${host} doesn’t start with encryption on port ${port}: ${PORTS}`;
  }
  // A port that waits for TLS and never greets; or one that a hosting company keeps shut.
  if (/Greeting never received/i.test(message) || code === 'ETIMEDOUT') {
    return `${host} doesn’t answer on port ${port}: ${PORTS}. If that’s right, ask your hosting company if it lets mail out`;
  }
  return undefined;
}
