import helmet from '@fastify/helmet';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  createHeaderSetter,
  framedPlayerHeaders,
  type PageLoads,
  pageHeaders,
  type SecurityHeadersSettings,
  securityHeaders,
} from './security-headers.ts';

const directivesOf = (policy: string | undefined) =>
  new Map((policy ?? '').split(';').map((rule) => rule.trim().split(/ (.*)/s) as [string, string]));

async function helmetHeaders(): Promise<Record<string, unknown>> {
  const app = fastify();
  await app.register(helmet);
  const { headers } = await app.inject({ url: '/nothing' });
  await app.close();
  return headers;
}

const pagePolicy = (settings: SecurityHeadersSettings, loads: PageLoads) =>
  pageHeaders(settings, loads)['content-security-policy'];

const CARD_PAGE = { loadsStripe: true, styleSources: [] };

const NOT_OF_HELMET = ['content-type', 'content-length', 'date', 'connection'];

describe('security headers', () => {
  test('every header that helmet would send is sent over https', async () => {
    const names = Object.keys(await helmetHeaders()).filter((name) => !NOT_OF_HELMET.includes(name));
    expect(names.length).toBeGreaterThan(8);
    const ours = securityHeaders({ isHttps: true });
    expect(names.filter((name) => !(name in ours))).toEqual([]);
  });

  test('every directive of helmet’s policy is in ours, and none of ours allows inline, evaluated or foreign code', async () => {
    const theirs = directivesOf((await helmetHeaders())['content-security-policy'] as string);
    const ours = directivesOf(securityHeaders({ isHttps: true })['content-security-policy']);
    expect([...theirs.keys()].filter((name) => !ours.has(name))).toEqual([]);
    expect([...ours.values()].join(' ')).not.toMatch(/unsafe-|https:|http:|\*/);
  });

  test('over http nothing promises https', () => {
    const headers = securityHeaders({ isHttps: false });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('the promise of https is made for this name alone', () => {
    expect(securityHeaders({ isHttps: true })['strict-transport-security']).toBe('max-age=31536000');
  });

  test('the page that takes a card hears from the window that a wallet or a bank opens, no other page does', () => {
    const ofAll = securityHeaders({ isHttps: true });
    const openerPolicy = (loadsStripe: boolean) =>
      ({ ...ofAll, ...pageHeaders({ isHttps: true }, { loadsStripe, styleSources: [] }) })[
        'cross-origin-opener-policy'
      ];
    expect([openerPolicy(true), openerPolicy(false)]).toEqual(['same-origin-allow-popups', 'same-origin']);
  });

  test('the players and files in use are opened, and nothing else with them', () => {
    const open = { frameOrigins: ['https://player.vimeo.com'], mediaOrigins: ['https://videos.example:8443'] };
    const policy = directivesOf(securityHeaders({ isHttps: true, ...open })['content-security-policy']);
    expect(policy.get('frame-src')).toBe('https://player.vimeo.com');
    expect(policy.get('media-src')).toBe("'self' blob: https://videos.example:8443");
    expect(policy.get('connect-src')).toBe("'self' https://player.vimeo.com");
    expect([...policy.values()].join(' ').match(/https:/g)).toHaveLength(3);
    const stripe = directivesOf(pagePolicy({ isHttps: true, ...open }, CARD_PAGE));
    expect(stripe.get('frame-src')).toContain('https://js.stripe.com');
    expect(stripe.get('frame-src')).toContain('https://player.vimeo.com');
    expect(directivesOf(securityHeaders({ isHttps: true })['content-security-policy']).get('frame-src')).toBe("'none'");
  });

  test('the page that takes a card may load the provider, and still nothing inline', () => {
    const policy = directivesOf(pagePolicy({ isHttps: true }, CARD_PAGE));
    expect(policy.get('script-src')).toBe("'self' https://js.stripe.com https://*.js.stripe.com");
    expect(policy.get('connect-src')).toBe("'self' https://api.stripe.com");
    expect(policy.get('frame-src')).toContain('https://hooks.stripe.com');
    expect([...policy.values()].join(' ')).not.toContain('unsafe-');
  });

  test('a page may bring styles along that are named by their content, and changes nothing else of the strict policy', () => {
    const strict = securityHeaders({ isHttps: true })['content-security-policy'];
    expect(pagePolicy({ isHttps: true }, { loadsStripe: false, styleSources: [] })).toBe(strict);
    const styled = pagePolicy({ isHttps: true }, { loadsStripe: false, styleSources: ["'sha256-abc='"] });
    expect(styled).toBe(strict?.replace("style-src 'self'", "style-src 'self' 'sha256-abc='"));
  });

  test('the player in the desk’s frame is of no origin, asks for nothing but its own files, and no other site frames it', () => {
    const settings = { isHttps: true, frameOrigins: ['https://player.vimeo.com'] };
    const own = 'https://fit.example';
    const headers = framedPlayerHeaders(settings, ["'sha256-abc='"], own);
    const policy = directivesOf(headers['content-security-policy']);
    expect([policy.get('sandbox'), policy.get('connect-src'), policy.get('frame-src')]).toEqual([
      'allow-scripts',
      "'none'",
      "'none'",
    ]);
    expect([policy.get('frame-ancestors'), headers['x-frame-options']]).toEqual(["'self'", 'SAMEORIGIN']);
    // WebKit takes 'self' for nothing where a page is of no origin.
    for (const name of ['default-src', 'font-src', 'img-src', 'media-src', 'script-src', 'style-src'])
      expect([name, policy.get(name)]).toEqual([name, expect.stringMatching(/^'self' https:\/\/fit\.example( |$)/)]);
    expect(policy.get('style-src')).toBe(`'self' ${own} 'sha256-abc='`);
    const others = [...policy.values()].join(' ').replaceAll(own, '');
    expect(others).not.toMatch(/unsafe-|https:|http:|\*|allow-same-origin/);
  });

  test('are set on every answer with the id of the request, and the API stays out of caches', async () => {
    const strict = securityHeaders({ isHttps: true });
    const setHeaders = createHeaderSetter(strict);
    const app = fastify({ genReqId: () => 'r-1' });
    app.addHook('onRequest', async (request, reply) => void setHeaders(request, reply));
    app.get('/*', async (_request, reply) => reply.getHeaders());
    expect((await app.inject('/page')).json()).toEqual({ ...strict, 'x-request-id': 'r-1' });
    expect((await app.inject('/api/anything')).json()).toEqual({
      ...strict,
      'cache-control': 'no-store',
      'x-request-id': 'r-1',
    });
    await app.close();
  });
});
