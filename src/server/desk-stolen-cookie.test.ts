import { describe, expect, test } from 'vitest';
import { DESK_PATHS, deskHelperPath } from '#contract/paths.ts';
import { DESK_PROOF_MS } from '#domain/desk/desk-session.ts';
import type { Area } from '#server/platform/http/route-areas.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { VALID_DESK_REQUESTS } from '#tests/requests/valid-desk-requests.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

/**
 * What the desk asks a recent proof for: money, deletion, export, secrets, roles, copies, what the law reads. A route
 * that is new belongs on one of the two lists.
 */
const ASKS_FOR_PROOF = [
  'GET /api/desk/backups/:name/file',
  'GET /api/desk/emails/agreed/file',
  'GET /api/desk/members-file',
  'GET /api/desk/members/:memberId/export',
  'POST /api/desk/backups',
  'POST /api/desk/backups/:name/restore',
  'POST /api/desk/checks',
  'POST /api/desk/checks/take-back',
  'POST /api/desk/helpers',
  'POST /api/desk/helpers/:operatorId',
  'POST /api/desk/helpers/:operatorId/invitation',
  'POST /api/desk/helpers/:operatorId/keys/withdraw',
  'POST /api/desk/media/:mediaId/delete',
  'POST /api/desk/members/:memberId/address',
  'POST /api/desk/members/:memberId/delete',
  'POST /api/desk/members/:memberId/refund',
  'POST /api/desk/money/offers',
  'POST /api/desk/money/offers/:code/end',
  'POST /api/desk/money/price',
  'POST /api/desk/money/price/:priceId/withdraw',
  'POST /api/desk/money/purchases/:purchaseId/address',
  'POST /api/desk/money/purchases/:purchaseId/recipient',
  'POST /api/desk/money/purchases/:purchaseId/refund',
  'POST /api/desk/newsletters/:newsletterId/send',
  'POST /api/desk/second-place/:id/fetch',
  'POST /api/desk/settings',
  'POST /api/desk/sign-in-methods/passkeys',
  'POST /api/desk/sign-in-methods/passkeys/:passkeyId/remove',
  'POST /api/desk/sign-in-methods/passkeys/options',
  'POST /api/desk/sign-in-methods/password',
  'POST /api/desk/sign-in-methods/recovery-codes',
  'POST /api/desk/sign-in-methods/sign-ins/end',
  'POST /api/desk/words/:place/check',
  'POST /api/desk/words/:place/check/take-back',
  'POST /api/desk/words/:place/publish-legal',
];

/** Changes something, and a look at the session is enough. */
const ASKS_FOR_NONE = [
  'POST /api/desk/alerts',
  'POST /api/desk/emails/:emailId/again',
  'POST /api/desk/emails/:emailId/drop',
  'POST /api/desk/invitations',
  'POST /api/desk/media',
  'POST /api/desk/media/:mediaId',
  'POST /api/desk/media/:mediaId/cover',
  'POST /api/desk/media/:mediaId/replace',
  'POST /api/desk/media/photos',
  'POST /api/desk/media/uploads',
  'POST /api/desk/members/:memberId/access',
  'POST /api/desk/members/:memberId/address/stop',
  'POST /api/desk/members/:memberId/note',
  'POST /api/desk/members/:memberId/password-link',
  'POST /api/desk/members/:memberId/receipt',
  'POST /api/desk/members/:memberId/sign-out',
  'POST /api/desk/money/purchases/:purchaseId/gift-email',
  'POST /api/desk/money/purchases/:purchaseId/link',
  'POST /api/desk/newsletters',
  'POST /api/desk/newsletters/:newsletterId/discard',
  'POST /api/desk/newsletters/:newsletterId/stop',
  'POST /api/desk/newsletters/:newsletterId/try',
  'POST /api/desk/pictures',
  'POST /api/desk/proof',
  'POST /api/desk/proof/passkey-options',
  'POST /api/desk/series/:series',
  'POST /api/desk/sign-out',
  'POST /api/desk/words/:place/draft',
  'POST /api/desk/words/:place/draft/drop',
  'POST /api/desk/words/:place/publish',
];

describe.each(TEST_DATABASES)('a cookie that somebody else has, on %s', (kind) => {
  const registered: { method: string; url: string; area: Area }[] = [];
  const server = serveTestApp(kind, { onRoute: (route) => registered.push(route) });

  const writes = () =>
    registered.filter(({ method, url, area }) => area.startsWith('desk-') && (method === 'POST' || isFile(url)));
  const named = (isProven: boolean) =>
    writes()
      .filter(({ method, area }) => method !== 'HEAD' && area.endsWith('-proven') === isProven)
      .map(({ method, url }) => `${method} ${url}`)
      .sort();
  const isFile = (url: string) => /\/(?:file|export|members-file)$/.test(url);

  test('each way to change something is decided: with a recent proof, or without', () => {
    expect(named(true)).toEqual(ASKS_FOR_PROOF);
    expect(named(false)).toEqual(ASKS_FOR_NONE);
  });

  type Headers = Record<string, string>;

  /** The call as good as it can be, but for its headers; a file is looked for under any name. */
  const answerTo = async (name: string, headersNow: () => Promise<Headers>) => {
    const [, url = ''] = name.replace(/:\w+/g, 'any').split(' ');
    const call = { url, ...(await VALID_DESK_REQUESTS[name]?.(server)) };
    const answer = await server.app.inject({ ...call, headers: await headersNow() });
    return [name, answer.statusCode, answer.json().code];
  };

  test('with a proof that ran out nothing that asks for one is done, however good the call', {
    timeout: 60_000,
  }, async () => {
    const unproven = async () =>
      (await operatorWith(server, { role: 'owner', provedAt: server.clock.now() - DESK_PROOF_MS })).headers;
    for (const name of ASKS_FOR_PROOF) expect(await answerTo(name, unproven)).toEqual([name, 403, 'proof_needed']);
  });

  test('nothing is changed by a call from another site, or from none, however good it is', {
    timeout: 60_000,
  }, async () => {
    const owner = async () => (await operatorWith(server, { role: 'owner' })).headers;
    const ways: readonly (() => Promise<Headers>)[] = [
      async () => ({ ...(await owner()), origin: 'https://elsewhere.example' }),
      async () => ({ cookie: (await owner()).cookie }),
    ];
    for (const name of [...ASKS_FOR_PROOF, ...ASKS_FOR_NONE].filter((each) => each.startsWith('POST')))
      for (const foreign of ways) expect(await answerTo(name, foreign)).toEqual([name, 403, 'not_from_here']);
  });

  const statusOf = async (url: string, headers: Record<string, string>) =>
    (await server.app.inject({ url, headers })).statusCode;
  const change = async (id: string, payload: object) => {
    const { headers } = await deskOperatorOf(server);
    const answer = await server.app.inject({ method: 'POST', url: deskHelperPath(id), headers, payload });
    expect(answer.statusCode).toBe(200);
  };

  test('opens at once no more than the role that its owner has now', async () => {
    const { id, headers } = await operatorWith(server, { role: 'owner' });
    expect(await statusOf(DESK_PATHS.activity, headers)).toBe(200);
    await change(id, { role: 'viewer', isDisabled: false });
    expect([await statusOf(DESK_PATHS.activity, headers), await statusOf(DESK_PATHS.today, headers)]).toEqual([
      403, 200,
    ]);
    await change(id, { role: 'viewer', isDisabled: true });
    expect(await statusOf(DESK_PATHS.today, headers)).toBe(401);
    await change(id, { role: 'owner', isDisabled: false });
    expect(await statusOf(DESK_PATHS.today, headers)).toBe(401);
  });

  test('opens nothing once she has signed out', async () => {
    const { headers } = await operatorWith(server, { role: 'owner' });
    expect(await statusOf(DESK_PATHS.today, headers)).toBe(200);
    await server.app.inject({ method: 'POST', url: DESK_PATHS.signOut, headers });
    expect(await statusOf(DESK_PATHS.today, headers)).toBe(401);
  });
});
