import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from '#tests/databases/open-test-database.ts';
import { addStatementFaults } from '#tests/faults/storage/statement-faults.ts';
import { createDeliverEmails, pauseMs } from './deliver-emails.ts';
import * as outbox from './email-outbox.repository.ts';
import type { Mail, Mailer } from './mailer.ts';
import * as unsent from './unsent-emails.repository.ts';

const log = pino({ level: 'silent' });
const LEASE_MS = 300_000;

describe.each(TEST_DATABASES)('the outbox on %s', (kind) => {
  let database: TestDatabase;
  let time: number;
  let sent: Mail[];
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    time = 1_000_000;
    sent = [];
  });
  afterEach(() => database.close());

  const take = async (mail: Mail) => void sent.push(mail);

  /** What one process has; several of them share the database. */
  const startDelivery = (send = take, channel: Mailer['channel'] = 'smtp') =>
    createDeliverEmails(
      { db: database.db, now: () => time, log },
      { channel, send, close() {} },
      async ({ payload }) => {
        const { subject } = JSON.parse(payload) as { subject?: string };
        return subject === undefined ? undefined : { subject, text: 'text', html: 'html' };
      },
    );

  const add = (dedupeKey: string, payload: object = { subject: dedupeKey }) =>
    inTransaction(database.db, (transaction) =>
      outbox.add(transaction, {
        id: randomUUID(),
        kind: 'note',
        recipient: 'anna@example.org',
        dedupeKey,
        payload: JSON.stringify(payload),
        now: time,
      }),
    );
  const rows = () => database.db.selectFrom('email_outbox').selectAll().execute();

  test('a message is sent once, and then keeps neither address nor words', async () => {
    await add('one');
    const delivery = startDelivery();
    await delivery.deliverDue();
    await delivery.deliverDue();
    expect(sent).toMatchObject([{ to: 'anna@example.org', subject: 'one' }]);
    expect(await rows()).toMatchObject([{ id: sent[0]?.id, sent_at: time, recipient: '', payload: '{}' }]);
  });

  test('the same key is one message, before and after it was sent', async () => {
    await Promise.all([add('one'), add('one'), add('one')]);
    await startDelivery().deliverDue();
    await add('one');
    await startDelivery().deliverDue();
    expect(sent).toHaveLength(1);
  });

  test('a change that is undone takes its message along', async () => {
    const failing = inTransaction(database.db, async (transaction) => {
      await outbox.add(transaction, {
        id: 'undone',
        kind: 'note',
        recipient: 'a@example.org',
        dedupeKey: 'undone',
        payload: '{}',
        now: time,
      });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await rows()).toEqual([]);
  });

  test('two processes at once send each of fifty messages once', async () => {
    for (let count = 0; count < 50; count += 1) await add(`note ${count}`);
    await Promise.all([startDelivery().deliverDue(), startDelivery().deliverDue()]);
    // What one of them had in hand when the other looked is the other's no more, so both end; all are sent.
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(50);
    expect(sent).toHaveLength(50);
  });

  test('one that was refused is tried again, later each time, under the same id', async () => {
    await add('one');
    let failures = 3;
    const attempts: string[] = [];
    const delivery = startDelivery(async (mail) => {
      attempts.push(mail.id);
      failures -= 1;
      if (failures >= 0) throw Object.assign(new Error('anna@example.org is greylisted'), { responseCode: 451 });
      await take(mail);
    });
    for (const pause of [0, 30_000, 60_000, 120_000]) {
      time += pause - 1;
      await delivery.deliverDue();
      time += 1;
      await delivery.deliverDue();
    }
    expect([attempts.length, new Set(attempts).size, sent.length]).toEqual([4, 1, 1]);
  });

  test('the reason of a failure is kept without the words of the mail server', async () => {
    await add('one');
    await startDelivery(() =>
      Promise.reject(
        Object.assign(new Error('no such user: anna@example.org'), { code: 'EENVELOPE', responseCode: 550 }),
      ),
    ).deliverDue();
    expect(await rows()).toMatchObject([{ last_error: 'Error EENVELOPE 550', attempts: 1, sent_at: null }]);
  });

  const refusedBy = (response: string, command: string) => async () => {
    throw Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });
  };

  test.each([
    { response: '550 5.1.1 no such mailbox', command: 'RCPT TO', isGivenUp: true },
    { response: '553 not here', command: 'RCPT TO', isGivenUp: true },
    { response: '450 mailbox busy', command: 'RCPT TO', isGivenUp: false },
    { response: '550 5.7.1 relaying denied', command: 'RCPT TO', isGivenUp: false },
    { response: '550 sender not allowed', command: 'MAIL FROM', isGivenUp: false },
    { response: '535 wrong password', command: 'AUTH PLAIN', isGivenUp: false },
  ])('"$response" to $command is given up at once: $isGivenUp', async ({ response, command, isGivenUp }) => {
    await add('one');
    await startDelivery(refusedBy(response, command)).deliverDue();

    expect(await unsent.list(database.db)).toMatchObject([{ kind: 'note', recipient: 'anna@example.org', isGivenUp }]);
    time += pauseMs(1);
    await startDelivery().deliverDue();
    expect(sent).toHaveLength(isGivenUp ? 0 : 1);
  });

  test('one that was given up is sent when somebody starts it over', async () => {
    await add('one');
    await startDelivery(refusedBy('550 no such mailbox', 'RCPT TO')).deliverDue();
    const [message] = await unsent.list(database.db);
    await unsent.startOver(database.db, message?.id ?? '', time);
    await startDelivery().deliverDue();

    expect(sent).toHaveLength(1);
    expect(await unsent.list(database.db)).toEqual([]);
  });

  test('without a mail server everything goes into files, until one was used: from then on it waits for it', async () => {
    await add('written');
    await startDelivery(take, 'file').deliverDue();
    await add('mailed');
    await startDelivery(take, 'smtp').deliverDue();
    await add('waits');
    await startDelivery(take, 'file').deliverDue();
    expect(sent.map(({ subject }) => subject)).toEqual(['written', 'mailed']);

    await startDelivery(take, 'smtp').deliverDue();
    expect(sent.map(({ subject }) => subject)).toEqual(['written', 'mailed', 'waits']);
  });

  test('after twenty attempts it waits for a person and is not lost', async () => {
    await add('one');
    let attempts = 0;
    const delivery = startDelivery(async () => {
      attempts += 1;
      throw new Error('no');
    });
    for (let day = 0; day < 40; day += 1) {
      await delivery.deliverDue();
      time += 6 * 3_600_000;
    }
    expect(attempts).toBe(20);
    expect(await rows()).toMatchObject([{ sent_at: null, recipient: 'anna@example.org' }]);
  });

  test('a message in the hands of a process that died is taken up when its lease has run out', async () => {
    await add('one');
    const neverAnswers = startDelivery(() => new Promise(() => {}));
    void neverAnswers.deliverDue();
    await new Promise((resolve) => setImmediate(resolve));
    while ((await rows())[0]?.attempts === 0) await new Promise((resolve) => setImmediate(resolve));
    time += LEASE_MS - 1;
    await startDelivery().deliverDue();
    expect(sent).toHaveLength(0);
    time += 1;
    await startDelivery().deliverDue();
    expect(sent).toHaveLength(1);
  });

  test('one that was sent is not sent again because the note of it failed', async () => {
    await add('one');
    const faults = addStatementFaults(database.db, { spared: /^(?!update "email_outbox" set "sent_at")/ });
    faults.failAt(1);
    const delivery = startDelivery();
    await expect(delivery.deliverDue()).rejects.toThrow('It failed: update "email_outbox" set "sent_at"');
    expect(sent).toHaveLength(1);
    time += LEASE_MS;
    await delivery.deliverDue();
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sent_at: time }]);
  });

  test('a message whose reason is gone is not sent and not tried again', async () => {
    await add('gone', {});
    await startDelivery().deliverDue();
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ sent_at: time }]);
  });

  test('once it is told to stop nothing more is begun', async () => {
    await add('one');
    await add('two');
    const delivery = startDelivery(async (mail) => {
      delivery.stop();
      await take(mail);
    });
    await delivery.deliverDue();
    expect(sent).toHaveLength(1);
    await startDelivery().deliverDue();
    expect(sent).toHaveLength(2);
  });

  test('what was sent long ago is forgotten, of the kinds that may be', async () => {
    await add('one');
    await startDelivery().deliverDue();
    await outbox.deleteSentBefore(database.db, time + 1, ['another']);
    expect(await rows()).toHaveLength(1);
    await outbox.deleteSentBefore(database.db, time + 1, ['note']);
    expect(await rows()).toHaveLength(0);
  });
});

test('pauses double from half a minute to six hours', () => {
  expect([1, 2, 3, 10, 11, 20].map(pauseMs)).toEqual([30_000, 60_000, 120_000, 15_360_000, 21_600_000, 21_600_000]);
});
