import { describe, expect, test } from 'vitest';
import { AccountExportSchema } from '#contract/account-export.ts';
import {
  AUTH_DELETE_ACCOUNT_PATH,
  AUTH_EXPORT_PATH,
  AUTH_EXPORT_STEPS_PATH,
  AUTH_EXPORT_WORKOUTS_PATH,
  AUTH_LOGIN_PATH,
  AUTH_ME_PATH,
  GIFT_CLAIM_PATH,
  sitterPath,
  statsPath,
  stepsPath,
  workoutDaysPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { buyAsMember, startPayment } from '#tests/people/buyers.ts';
import { completion } from '#tests/people/completions.ts';
import { fillMember, MARKERS } from '#tests/people/full-member.ts';
import { CARD, cardOf, giftForm, giveGift } from '#tests/people/givers.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const NOTES = '=HYPERLINK("https://evil.example"), felt “good”';

describe.each(TEST_DATABASES)('one’s own data on %s', (kind) => {
  const server = serveTestApp(kind);

  const get = (person: Person, url: string) => server.app.inject({ url, headers: person.headers });
  const write = async (person: Person, method: 'POST' | 'PATCH', url: string, payload: object) => {
    const answer = await server.app.inject({ method, url, headers: person.headers, payload });
    expect([200, 201]).toContain(answer.statusCode);
  };
  const remove = (person: Person, password: string) =>
    server.app.inject({
      method: 'POST',
      url: AUTH_DELETE_ACCOUNT_PATH,
      headers: person.headers,
      payload: { password },
    });

  /** Somebody who paid, worked out, walked and set a goal. */
  async function member(): Promise<Person> {
    const person = await server.people.subscribe();
    await write(person, 'POST', workoutSessionsPath(person.id), completion({ rating: 7, notes: NOTES }));
    await write(person, 'POST', stepsPath(person.id), { date: '2026-11-19', steps: 4_321 });
    await write(person, 'PATCH', statsPath(person.id), { stepGoal: 7_000, from: '2026-11-20' });
    await write(person, 'PATCH', workoutDaysPath(person.id), { weekdays: [0], startMinute: 600, zone: 'UTC' });
    await write(person, 'POST', sitterPath(person.id), { name: 'Sam' });
    return person;
  }

  test('all of it comes as one file', async () => {
    const person = await member();
    await member();
    const answer = await get(person, AUTH_EXPORT_PATH);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="fit-in-30-my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const exported = AccountExportSchema.parse(answer.json());
    expect(exported).toMatchObject({
      exportedAt: '2026-11-20T09:00:00.000Z',
      account: { id: person.id, email: person.email, firstName: 'Anna', stepGoal: 7_000 },
      signIns: [{ device: 'test', signedInAt: '2026-11-20T09:00:00.000Z' }],
      purchases: [{ amountPence: 2_999, currency: 'gbp', status: 'paid', email: person.email }],
      workouts: [{ day: '2026-11-20', week: 1, block: 1, rating: 7, notes: NOTES }],
      steps: [{ day: '2026-11-19', steps: 4_321 }],
      stepGoals: [{ from: '2026-11-20', stepGoal: 7_000 }],
    });
    expect(answer.body).not.toMatch(/hash|argon2|token/i);
  });

  test('workouts and steps come as tables for a spreadsheet, and a note is never a formula', async () => {
    const person = await member();
    const workouts = await get(person, AUTH_EXPORT_WORKOUTS_PATH);
    expect(workouts.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="fit-in-30-workouts.csv"',
    });
    const [headings, row, ...more] = workouts.body.replace('\uFEFF', '').split('\r\n');
    expect(headings).toMatch(/^Day,Completed at,Block,Week,Workout,/);
    expect(row).toMatch(/^2026-11-20,2026-11-20T09:00:00\.000Z,1,1,.*,full,30,,7,,,/);
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example""), felt “good”"`);
    expect(more).toEqual(['']);
    expect((await get(person, AUTH_EXPORT_STEPS_PATH)).body).toBe('\uFEFFDay,Steps\r\n2026-11-19,4321\r\n');
  });

  test('an account without access takes its data along as well', async () => {
    const person = await server.people.register();
    expect((await get(person, AUTH_EXPORT_PATH)).json()).toMatchObject({ purchases: [], workouts: [] });
    expect((await get(person, AUTH_EXPORT_WORKOUTS_PATH)).body.split('\r\n')).toHaveLength(2);
  });

  test('a deleted account is gone with everything in it; the payment stays on record and names nobody', async () => {
    const [person, other] = [await member(), await member()];
    const phone = await server.people.signIn(person.id);
    const answer = await remove(person, person.password);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your account has been deleted. Thank you for training with us.' },
    ]);
    for (const { headers } of [person, phone]) {
      expect((await server.app.inject({ url: AUTH_ME_PATH, headers })).statusCode).toBe(401);
    }
    const payload = { email: person.email, password: person.password };
    expect((await server.app.inject({ method: 'POST', url: AUTH_LOGIN_PATH, payload })).statusCode).toBe(401);
    const emails = (await server.sentEmails()).filter(({ to }) => to === person.email);
    expect(emails.map(({ subject }) => subject)).toEqual(['Your account has been deleted']);
    expect(await tracesOf(person)).toEqual([]);
    const ownerless = await server.db.selectFrom('purchase').selectAll().where('user_id', 'is', null).execute();
    expect(ownerless).toMatchObject([{ status: 'paid', amount_pence: 2_999, email: null, nonce_hash: null }]);
    expect((await get(other, AUTH_EXPORT_PATH)).json()).toMatchObject({ workouts: [{}], steps: [{}], purchases: [{}] });
  });

  test('of everything that is kept of her no word is left in any row, of the practice’s card processor neither', async () => {
    const sold = await buyAsMember(server);
    const { id, headers } = await server.people.register({ email: MARKERS.email });
    await fillMember(server.db, id);
    await remove(sold.person, sold.person.password);
    await server.sentEmails();
    expect(await tracesOf(sold.person)).toEqual([]);
    await remove({ ...sold.person, id, headers }, sold.person.password);
    const left = await everyRow();
    expect([...Object.values(MARKERS), id].filter((marker) => left.includes(marker))).toEqual([MARKERS.email]);
    const [letter] = (await server.sentEmails()).filter(({ to }) => to === MARKERS.email);
    expect(letter?.subject).toBe('Your account has been deleted');
    expect(await everyRow()).not.toContain(MARKERS.email);
  });

  test('what she gave and nobody has opened yet waits with her first name; the rest of it is nobody’s', async () => {
    const giver = await server.people.register({ firstName: 'Giverina' });
    const purchaseId = await server.people.payFor(giver, 'unclaimed');
    await server.db.updateTable('purchase').set({ user_id: null, is_gift: 1 }).where('id', '=', purchaseId).execute();
    const given = { purchase_id: purchaseId, giver_id: giver.id, giver_name: 'Giverina', giver_email: giver.email };
    const gift = {
      recipient_name: 'Nora',
      recipient_email: 'nora@example.org',
      note: 'For you',
      way: 'email',
    } as const;
    await server.db
      .insertInto('gift')
      .values({ ...given, ...gift })
      .execute();
    await remove(giver, giver.password);
    const row = await server.db.selectFrom('gift').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
    expect(row).toMatchObject({ ...gift, giver_name: 'Giverina', giver_id: null, giver_email: null });
  });

  test('and once it has found its owner its row keeps nothing of her', async () => {
    const giver = await server.people.register({ firstName: 'Giverina' });
    const given = await giveGift(
      server,
      giftForm({ ...CARD, giverName: 'Giverina', note: 'Love from Giverina' }),
      giver,
    );
    const [code, receiver] = [await cardOf(server, given), await server.people.register()];
    await remove(giver, giver.password);
    await server.tidy();
    expect(await everyRow()).toContain('Love from Giverina');
    const claim = { method: 'POST', url: GIFT_CLAIM_PATH, headers: receiver.headers, payload: { code } } as const;
    expect((await server.app.inject(claim)).json()).toEqual({ outcome: 'claimed' });
    const { purchaseId } = given;
    const row = await server.db.selectFrom('gift').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
    expect(row).toMatchObject({ giver_name: 'Someone', note: '' });
  });

  async function everyRow(): Promise<string> {
    const tables = await server.db.introspection.getTables();
    const rows = tables.map(({ name }) =>
      server.db
        .selectFrom(name as 'user')
        .selectAll()
        .execute(),
    );
    return JSON.stringify(await Promise.all(rows));
  }

  /** The names of tables in which something still tells of this person. */
  async function tracesOf({ id, email }: Person): Promise<string[]> {
    const tables = await server.db.introspection.getTables();
    const traces: string[] = [];
    for (const { name } of tables) {
      if (name === 'sign_in_failure') continue;
      const rows = await server.db
        .selectFrom(name as 'user')
        .selectAll()
        .execute();
      if (JSON.stringify(rows).includes(id) || JSON.stringify(rows).includes(email)) traces.push(name);
    }
    return traces;
  }

  test('a checkout that was open is ended with the account, and a payment that comes after all waits for a person', async () => {
    const [person, late] = [await server.people.register(), await server.people.register()];
    const sessionId = await startPayment(server, person);
    await remove(person, person.password);
    await expect(server.cards.pay(sessionId)).rejects.toThrow();
    expect(await statusOf(sessionId)).toBe('expired');

    const lateSessionId = await startPayment(server, late);
    await server.db
      .updateTable('purchase')
      .set({ user_id: null, email: null })
      .where('user_id', '=', late.id)
      .execute();
    await server.cards.pay(lateSessionId);
    await server.cards.webhooks.settled();
    expect(await statusOf(lateSessionId)).toBe('review');
  });

  const statusOf = async (sessionId: string) => {
    const purchase = await server.db
      .selectFrom('purchase')
      .select('status')
      .where('stripe_session_id', '=', sessionId)
      .executeTakeFirst();
    return purchase?.status;
  };

  test('whoever comes back with the same address begins anew', async () => {
    const person = await member();
    await remove(person, person.password);
    const again = await server.people.register({ email: person.email });
    expect((await get(again, AUTH_EXPORT_PATH)).json()).toMatchObject({ purchases: [], workouts: [], steps: [] });
  });

  test('with a wrong password nothing is deleted, and it cannot be guessed', async () => {
    const person = await member();
    const answer = await remove(person, 'wrong');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        code: 'wrong_password',
        message: 'That password isn’t right.',
        fields: [{ field: 'password', message: 'That password isn’t right.' }],
      },
    ]);
    for (let attempt = 1; attempt < 10; attempt += 1) await remove(person, 'wrong');
    expect((await remove(person, person.password)).statusCode).toBe(429);
    expect((await get(person, AUTH_ME_PATH)).statusCode).toBe(200);
  });
});
