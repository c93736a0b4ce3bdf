import { describe, expect, test } from 'vitest';
import { AUTH_ME_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('whom a token belongs to is known at once after every change, on %s', (kind) => {
  test('of her name, her access and her sign-in, by whichever server made it', async () => {
    const { app, db, people, openSecondApp, close } = await openTestApp(kind);
    const anna = await people.subscribe();
    const second = openSecondApp();
    const me = async (server = app) => {
      const answer = await server.inject({ url: AUTH_ME_PATH, headers: anna.headers });
      return answer.statusCode === 200 ? answer.json() : answer.statusCode;
    };
    for (const server of [app, second, app]) expect(await me(server)).toMatchObject({ subscriptionStatus: 'active' });

    await db.updateTable('user').set({ first_name: 'Annabel' }).where('id', '=', anna.id).execute();
    for (const server of [app, second]) expect(await me(server)).toMatchObject({ firstName: 'Annabel' });

    await db.updateTable('purchase').set({ status: 'refunded' }).where('user_id', '=', anna.id).execute();
    for (const server of [app, second]) expect(await me(server)).toMatchObject({ subscriptionStatus: 'inactive' });

    await second.inject({ method: 'POST', url: '/api/auth/logout', headers: anna.headers });
    for (const server of [app, second]) expect(await me(server)).toBe(401);
    await close();
  });
});
