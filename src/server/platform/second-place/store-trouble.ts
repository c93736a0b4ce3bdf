import { hostOf, type SecondPlace } from './second-place.ts';

export interface PlaceTrouble {
  /** Which of the settings it is about. */
  at: Exclude<keyof SecondPlace, 'passphrase'>;
  /** With the service’s own words, and without anything secret. */
  words: string;
}

const AT: Readonly<Record<string, PlaceTrouble['at']>> = {
  InvalidAccessKeyId: 'key',
  AccessDenied: 'key',
  SignatureDoesNotMatch: 'secret',
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  AuthorizationHeaderMalformed: 'region',
  PermanentRedirect: 'region',
  IllegalLocationConstraintException: 'region',
};

const LONGEST = 200;

export function placeTrouble(error: unknown, place: SecondPlace): PlaceTrouble {
  const host = hostOf(place);
  if (isNetworkTrouble(error)) return { at: 'endpoint', words: `We can’t reach ${host}${codeText(error)}` };
  const { status, serviceCode, said } = answerIn(error);
  const code = serviceCode ?? (status === undefined ? undefined : String(status));
  if (code === undefined) return { at: 'endpoint', words: `Something else answers at ${host}` };
  const words = [said, code].filter(Boolean).join(' – ');
  return {
    at: AT[code] ?? (status === 403 ? 'key' : 'bucket'),
    words: withoutSecrets(`${host} says: ${words}`, place),
  };
}

function codeText(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? ` (${found})` : '';
}

/** Of the library’s errors: one names its code, another only quotes the answer. */
function answerIn(error: unknown) {
  const { status, serviceCode, body, message, cause } = error as {
    status?: number;
    serviceCode?: string;
    body?: string;
    message?: string;
    cause?: { status?: number };
  };
  const text = body ?? message ?? '';
  const known = serviceCode === 'Unknown' ? undefined : serviceCode;
  return {
    status: status ?? cause?.status ?? (Number(/status (\d{3})/.exec(text)?.[1]) || undefined),
    serviceCode: /<Code>([^<]+)<\/Code>/.exec(text)?.[1] ?? known,
    said: /<Message>([^<]+)<\/Message>/.exec(text)?.[1]?.slice(0, LONGEST),
  };
}

/** A service may quote what it was sent. */
function withoutSecrets(words: string, { key, secret, passphrase }: SecondPlace): string {
  return [secret, passphrase, key].reduce((text, hidden) => text.replaceAll(hidden, '…'), words);
}

const CODES = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EHOSTUNREACH']);

/** The line, or the service itself: the same may work a moment later. */
export const mayPass = (error: unknown): boolean => isNetworkTrouble(error) || (answerIn(error).status ?? 0) >= 500;

/** Cut, refused, or silent for too long. */
function isNetworkTrouble(error: unknown): boolean {
  const { name, code, cause, message } = error as { name?: string; code?: string; cause?: unknown; message?: string };
  if (name === 'TimeoutError' || message === 'fetch failed' || message === 'terminated') return true;
  if (code !== undefined && (CODES.has(code) || code.startsWith('UND_ERR'))) return true;
  return cause instanceof Error && isNetworkTrouble(cause);
}
