import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESK_PATHS } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { DESK_ORIGIN, DESK_PASSWORD, deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { tokenSentTo } from '#tests/requests/valid-request.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('the desk moves to another address on %s', (kind) => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await openTestApp(kind);
    port = await server.listen();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('desk_setting').execute();
  });

  async function moveTo(origin: string) {
    const { headers } = await deskOperatorOf(server);
    const { version } = (await server.app.inject({ url: DESK_PATHS.settings, headers })).json();
    const payload = { seenVersion: version, changes: [{ name: 'PUBLIC_ORIGIN', value: origin }] };
    return server.app.inject({ method: 'POST', url: DESK_PATHS.settings, headers, payload });
  }
  const comeInWith = (code: string) =>
    server.app.inject({
      method: 'POST',
      url: DESK_PATHS.emailPasskey,
      headers: { origin: DESK_ORIGIN },
      payload: { code, password: DESK_PASSWORD },
    });
  const setAtDesk = (name: string, value: string) =>
    server.db
      .insertInto('desk_setting')
      .values({ name, value, is_sealed: 0, changed_at: 1, changed_by: 'Kate' })
      .execute();

  test('whoever moves it is handed a link to the new address, which lets her in there once', async () => {
    const origin = `http://127.0.0.1:${port}`;
    const answer = await moveTo(origin);
    expect([answer.statusCode, answer.json().newDesk?.isSent]).toEqual([200, false]);
    const link = new URL(answer.json().newDesk.link);
    expect([link.origin, link.pathname]).toEqual([origin, '/desk/start']);
    const code = link.hash.slice(1);
    expect((await comeInWith(code)).json().recoveryCodes).toHaveLength(10);
    expect((await comeInWith(code)).statusCode).toBe(400);
  });

  test('where e-mails go out, each who is in is sent a link of her own beside it', async () => {
    await setAtDesk('SMTP_HOST', '127.0.0.1');
    await setAtDesk('MAIL_FROM', 'coach@example.org');
    const invited = await operatorWith(server, { role: 'owner' });
    const answer = await moveTo(`http://127.0.0.1:${port}`);
    expect([answer.statusCode, answer.json().newDesk?.isSent]).toEqual([200, true]);
    const { email } = await deskOperatorOf(server);
    const sent = await tokenSentTo(server, email, 'desk/start');
    expect((await comeInWith(new URL(answer.json().newDesk.link).hash.slice(1))).statusCode).toBe(200);
    expect((await comeInWith(sent)).statusCode).toBe(200);
    const moved = server.db.selectFrom('email_outbox').select('recipient').where('kind', '=', 'desk_moved');
    expect((await moved.execute()).map(({ recipient }) => recipient)).not.toContain(`${invited.id}@example.org`);
  });

  /** What is said of an address where `listener` answers. */
  async function saidOfAddressOf(listener: RequestListener): Promise<unknown> {
    const other = createServer(listener);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const answer = await moveTo(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    await new Promise((resolve) => other.close(resolve));
    return answer.json().fields;
  }
  const SOMETHING_ELSE = [{ field: 'PUBLIC_ORIGIN', message: 'Something else answers at this address.' }];
  const proofFor = async ({ url }: IncomingMessage) =>
    (await server.app.inject({ url: url ?? '' })).json<{ proof: string }>();

  test('another address is not kept where another server answers, though it is of this program', async () => {
    const said = saidOfAddressOf((_request, response) => response.end(JSON.stringify({ status: 'ok', proof: 'ours' })));
    expect(await said).toEqual(SOMETHING_ELSE);
  });

  test('of a huge answer only the beginning is taken in, and it is refused though our proof is in it', async () => {
    const hasAllGone = Promise.withResolvers<boolean>();
    const said = saidOfAddressOf(async (request, response) => {
      response.on('close', () => hasAllGone.resolve(response.writableFinished));
      response.end(JSON.stringify({ ...(await proofFor(request)), more: 'x'.repeat(16 * 1024 * 1024) }));
    });
    expect(await said).toEqual(SOMETHING_ELSE);
    expect(await hasAllGone.promise).toBe(false);
  });

  test('an address that leads on to another is not followed', async () => {
    const said = saidOfAddressOf((_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
    );
    expect(await said).toEqual([
      {
        field: 'PUBLIC_ORIGIN',
        message: `This address leads on to http://127.0.0.1:${port}. Set that one instead.`,
      },
    ]);
  });

  test('a word that is none of ours gets no proof', async () => {
    const answer = await server.app.inject({ url: `${DESK_PATHS.here}?word=nobody` });
    expect(answer.statusCode).toBe(400);
  });
});
