import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from '#tests/databases/open-test-database.ts';
import { createSandboxStore } from './sandbox-store.ts';
import { LIFETIME_ACCESS, startTestSandbox } from './start-test-sandbox.ts';

describe.each(TEST_DATABASES)('what the sandbox keeps on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  test('rows come back, and a later body replaces the earlier one', async () => {
    const store = createSandboxStore(database.db, () => 1_795_251_600_000);
    await store.save([
      { id: 'charge:ch_1', kind: 'charge', body: '{"amount":1}' },
      { id: 'refund:re_1', kind: 'refund', body: '{}' },
    ]);
    await store.save([{ id: 'charge:ch_1', kind: 'charge', body: '{"amount":2}' }]);
    await store.save([]);
    const rows = await store.load();
    expect(rows.sort((first, second) => first.id.localeCompare(second.id))).toEqual([
      { id: 'charge:ch_1', kind: 'charge', body: '{"amount":2}' },
      { id: 'refund:re_1', kind: 'refund', body: '{}' },
    ]);
  });

  test('a payment begun before a restart is finished after it', async () => {
    const store = createSandboxStore(database.db, () => 1_795_251_600_000);
    const before = await startTestSandbox({ store });
    const session = await before.stripe.checkout.sessions.create(LIFETIME_ACCESS);
    await before.sandbox.controls.pay(session.id, { cardNumber: '4000002500003155' });
    await before.sandbox.close();

    const after = await startTestSandbox({ store: createSandboxStore(database.db, () => 1_795_251_600_000) });
    expect(await after.sandbox.controls.authenticate(session.id, true)).toMatchObject({ result: 'paid' });
    expect(await after.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
    await after.sandbox.close();
  });
});
