import { describe, expect, test } from 'vitest';
import { SITE_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import { openTestApp } from '#tests/test-app.ts';

describe.each(TEST_DATABASES)('what the public pages print, on %s', (kind) => {
  test('the operator’s own words, and counts only from 50 members on', async () => {
    const environment = {
      COMPANY_NAME: 'Moving Parents Ltd',
      SUPPORT_EMAIL: 'Help@example.org',
      GUEST_CHECKOUT: 'off',
    };
    const { app, people, clock, close } = await openTestApp(kind, { environment });
    const site = async () => (await app.inject({ url: SITE_PATH })).json();
    const operator = { company: 'Moving Parents Ltd', supportEmail: 'help@example.org', guestCheckout: false };

    for (let member = 0; member < 49; member += 1) await people.subscribe();
    await people.register();
    expect(await site()).toEqual({ ...operator, members: null, workouts: null });

    await people.subscribe();
    clock.advance(600_000);
    expect(await site()).toEqual({ ...operator, members: 50, workouts: 0 });
    await close();
  });
});
