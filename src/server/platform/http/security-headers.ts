import type { FastifyReply, FastifyRequest } from 'fastify';

/** Which rules a page needs beyond the strict ones. */
export interface SecurityHeadersSettings {
  /** True when people reach this server over https: only then may browsers be told to insist on it. */
  isHttps: boolean;
  /** Origins of the players and files that the operator's videos use, and no others. */
  frameOrigins?: readonly string[];
  mediaOrigins?: readonly string[];
}

const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  // blob: is the preview of a picture that she is about to share; it never left her device.
  'img-src': "'self' blob:",
  'manifest-src': "'self'",
  'media-src': "'self'",
  'object-src': "'none'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self'",
  'worker-src': "'self'",
};

/** What the page that takes a card needs to load from the payment provider, and no other page may. */
const STRIPE_POLICY: Readonly<Record<string, string>> = {
  ...POLICY,
  'connect-src': "'self' https://api.stripe.com",
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'img-src': "'self' data: blob: https://*.stripe.com",
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
};

/** What helmet would send and a little more, as one object made once: nothing in it depends on the request. */
export function securityHeaders(settings: SecurityHeadersSettings): Readonly<Record<string, string>> {
  const { isHttps } = settings;
  return {
    'content-security-policy': policyText(POLICY, settings),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A promise of https on a site served without it is ignored at best: it is made only where it can be kept.
    // For this name alone: what else runs under the operator's own domain is not ours to answer for.
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/** What one page needs beyond the rules of all. */
export interface PageNeeds {
  /** It takes a card, and the provider is the real one. */
  loadsStripe: boolean;
  /** Names the styles inside the page by their content, such as `'sha256-…'`: no others are let in. */
  styleSources: readonly string[];
}

/** What a page of the app sends instead of the headers of all. */
export function pageHeaders(
  settings: SecurityHeadersSettings,
  { loadsStripe, styleSources }: PageNeeds,
): Readonly<Record<string, string>> {
  const policy = loadsStripe ? STRIPE_POLICY : POLICY;
  return {
    'content-security-policy': policyText({ ...policy, 'style-src': ["'self'", ...styleSources].join(' ') }, settings),
    // A wallet or a bank opens a window of its own, which has to be able to answer the page.
    ...(loadsStripe ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  };
}

/** Sets the headers of every answer, before any other. API answers stay out of caches. */
export function createHeaderSetter(headers: Readonly<Record<string, string>>) {
  const apiHeaders = { ...headers, 'cache-control': 'no-store' };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.headers(request.url.startsWith('/api/') ? apiHeaders : headers).header('x-request-id', request.id);
}

function policyText(policy: Readonly<Record<string, string>>, settings: SecurityHeadersSettings): string {
  const { isHttps, frameOrigins = [], mediaOrigins = [] } = settings;
  const open: Readonly<Record<string, readonly string[]>> = {
    // Whether a player can be reached is asked before it: a frame does not tell.
    'connect-src': frameOrigins,
    'frame-src': frameOrigins,
    'media-src': mediaOrigins,
  };
  const rules = Object.entries(policy).map(([name, sources]) => `${name} ${withOrigins(sources, open[name])}`);
  return [...rules, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** "'none'" holds only as long as there is nothing else. */
function withOrigins(sources: string, origins: readonly string[] = []): string {
  if (origins.length === 0) return sources;
  return [...(sources === "'none'" ? [] : [sources]), ...origins].join(' ');
}
