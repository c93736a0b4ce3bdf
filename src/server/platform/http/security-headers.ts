import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SecurityHeadersSettings {
  /** Only then may browsers be told to insist on https. */
  isHttps: boolean;
  /** Of the operator's videos. */
  frameOrigins?: readonly string[];
  mediaOrigins?: readonly string[];
}

const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  // blob: the preview of a picture to share.
  'img-src': "'self' blob:",
  'manifest-src': "'self'",
  // blob: the silent track that a page makes itself, to play on in a locked phone.
  'media-src': "'self' blob:",
  'object-src': "'none'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self'",
  'worker-src': "'self'",
};

const STRIPE_POLICY: Readonly<Record<string, string>> = {
  ...POLICY,
  'connect-src': "'self' https://api.stripe.com",
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'img-src': "'self' data: blob: https://*.stripe.com",
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
};

/** What helmet would send and a little more; a test compares them. */
export function securityHeaders(settings: SecurityHeadersSettings): Readonly<Record<string, string>> {
  const { isHttps } = settings;
  return {
    'content-security-policy': policyText(POLICY, settings),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin',
    // Not for subdomains: what else runs under the operator's domain is not ours to answer for.
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

export interface PageLoads {
  loadsStripe: boolean;
  /** Hashes of the styles inside the page, such as `'sha256-…'`. */
  styleSources: readonly string[];
  /** The desk shows pages as visitors would see them. */
  framesOwnPages?: boolean;
}

export function pageHeaders(
  settings: SecurityHeadersSettings,
  { loadsStripe, styleSources, framesOwnPages = false }: PageLoads,
): Readonly<Record<string, string>> {
  const policy = loadsStripe ? STRIPE_POLICY : { ...POLICY, ...(framesOwnPages && { 'frame-src': "'self'" }) };
  return {
    'content-security-policy': policyText({ ...policy, 'style-src': ["'self'", ...styleSources].join(' ') }, settings),
    // Wallets and banks open a window that posts back to the page.
    ...(loadsStripe ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  };
}

/** A page that the desk shows in a frame of its own: nothing in it runs, and only the desk may frame it. */
export function pagePreviewHeaders(
  settings: SecurityHeadersSettings,
  styleSources: readonly string[],
): Readonly<Record<string, string>> {
  const styles = ["'self'", ...styleSources].join(' ');
  const policy = { ...POLICY, 'frame-ancestors': "'self'", 'script-src': "'none'", 'style-src': styles };
  return { 'content-security-policy': policyText(policy, settings), 'x-frame-options': 'SAMEORIGIN' };
}

/**
 * The player that the desk shows in a frame: of no origin, wherever it is opened, so it reads and keeps nothing of this
 * address, and asks it for nothing but its own files. To WebKit `'self'` means nothing there: it is told the address.
 */
export function framedPlayerHeaders(
  settings: SecurityHeadersSettings,
  styleSources: readonly string[],
  origin: string,
): Readonly<Record<string, string>> {
  const own = `'self' ${origin}`;
  const ownFiles = Object.entries(POLICY).map(([name, sources]) => [name, sources.replace("'self'", own)]);
  const policy = {
    ...Object.fromEntries(ownFiles),
    'connect-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'manifest-src': "'none'",
    'style-src': [own, ...styleSources].join(' '),
    'worker-src': 'blob:',
    sandbox: 'allow-scripts',
  };
  return {
    'content-security-policy': policyText(policy, { isHttps: settings.isHttps }),
    'x-frame-options': 'SAMEORIGIN',
  };
}

/** For that player's files, which are everyone's. */
export const FRAMED_FILE_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Sets the headers of every answer, before any other. API answers stay out of caches. */
export function createHeaderSetter(headers: Readonly<Record<string, string>>) {
  const apiHeaders = { ...headers, 'cache-control': 'no-store' };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.headers(request.url.startsWith('/api/') ? apiHeaders : headers).header('x-request-id', request.id);
}

function policyText(policy: Readonly<Record<string, string>>, settings: SecurityHeadersSettings): string {
  const { isHttps, frameOrigins = [], mediaOrigins = [] } = settings;
  const open: Readonly<Record<string, readonly string[]>> = {
    // A player is probed before its frame, which reports no errors.
    'connect-src': frameOrigins,
    'frame-src': frameOrigins,
    'media-src': mediaOrigins,
  };
  const rules = Object.entries(policy).map(([name, sources]) => `${name} ${withOrigins(sources, open[name])}`);
  return [...rules, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function withOrigins(sources: string, origins: readonly string[] = []): string {
  if (origins.length === 0) return sources;
  return [...(sources === "'none'" ? [] : [sources]), ...origins].join(' ');
}
