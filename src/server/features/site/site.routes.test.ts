import { describe, expect, test } from 'vitest';
import { SITE_PATH } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('what the public pages print, on %s', (kind) => {
  test('the operator’s own words, and counts and quotes only from 50 members on', async () => {
    const siteFile = {
      company: 'Moving Parents Ltd',
      supportEmail: 'Help@example.org',
      quotes: [{ text: 'I did it in my kitchen.', name: 'A member' }],
      periods: { logDays: 14 },
    };
    const environment = { GUEST_CHECKOUT: 'off', LEGAL_REVIEWED: 'yes' };
    const { app, people, clock, close } = await openTestApp(kind, { environment, siteFile });
    const site = async () => (await app.inject({ url: SITE_PATH })).json();
    const operator = {
      company: 'Moving Parents Ltd',
      address: '',
      supportEmail: 'help@example.org',
      privacyEmail: 'help@example.org',
      paymentProvider: '',
      refundPolicy: '14-days',
      periods: { logDays: 14, taxYears: 6 },
      legalReviewed: true,
      guestCheckout: false,
    };

    for (let member = 0; member < 49; member += 1) await people.subscribe();
    await people.register();
    expect(await site()).toMatchObject({ ...operator, members: null, workouts: null, quotes: [] });

    await people.subscribe();
    clock.advance(600_000);
    expect(await site()).toMatchObject({ members: null }); // and begins to count again
    await expect.poll(site).toMatchObject({ ...operator, members: 50, workouts: 0, quotes: siteFile.quotes });
    await close();
  });

  test('who keeps the backups away from the machine, only while a second place is set', async () => {
    const named = { BACKUP_COMPANY: 'Example Storage', BACKUP_COUNTRY: 'Ireland' };
    const place = {
      BACKUP_ENDPOINT: 'https://store.example',
      BACKUP_BUCKET: 'backups',
      BACKUP_KEY: 'key',
      BACKUP_SECRET: 'secret',
      BACKUP_PASSPHRASE: 'pencil-harbour-mango-kite',
    };
    for (const [environment, backupStorage] of [
      [named, null],
      [
        { ...place, ...named },
        { company: 'Example Storage', country: 'Ireland' },
      ],
    ] as const) {
      const { app, close } = await openTestApp(kind, { environment });
      const answer = await app.inject({ url: SITE_PATH });
      expect(answer.json().backupStorage).toEqual(backupStorage);
      expect(answer.body).not.toContain('pencil');
      await close();
    }
  });
});
