import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import { fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { migrateStore } from './migrate-store.ts';
import { deleteRecord, readRecord, readRecords, writeRecord } from './store.ts';

const ANNA = 'anna';
const ENTRY = { userId: ANNA, id: 'steps:2026-11-21', kind: 'steps', body: { steps: 1 }, keptAt: 5, revision: 'r1' };
const PLACE = { sessionId: 's1', workoutId: 3, savedAt: 7 };

/** As versions before this one wrote. */
async function writeOld(name: string, store: string, key: IDBValidKey, value: unknown): Promise<void> {
  const database = await openDB(name, 1, { upgrade: (created) => void created.createObjectStore(store) });
  await database.put(store, value, key);
  database.close();
}
const writeOldEntry = (entry: object = ENTRY) =>
  writeOld('fit-in-30-outbox', 'entries', [ANNA, 'steps:2026-11-21'], entry);
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});

describe('an update finds everything that the version before it has left', () => {
  test('in each of its databases, which are then gone', async () => {
    await writeOldEntry();
    await writeOld('fit-in-30-last-known', 'answers', [ANNA, 'dashboard'], { steps: [] });
    await writeOld('fit-in-30-begun-workouts', 'places', [ANNA, 's1'], PLACE);
    await writeOld('fit-in-30-set-aside', 'personal-values', ANNA, { stepGoal: '7000' });
    await migrateStore();
    expect(await readRecords('entries', ANNA)).toEqual([ENTRY]);
    expect(await readRecord('answers', [ANNA, 'dashboard'])).toEqual({ answer: { steps: [] } });
    expect(await readRecords('snapshots', ANNA)).toEqual([PLACE]);
    expect(await readRecord('setAside', [ANNA, 'values'])).toEqual({ stepGoal: '7000' });
    expect(await names()).toEqual(['fit-in-30']);
  });

  test('in local storage, with and without a database', async () => {
    localStorage.setItem('outbox', JSON.stringify([ENTRY]));
    localStorage.setItem('begunWorkouts', JSON.stringify([{ userId: ANNA, place: PLACE }]));
    vi.stubGlobal('indexedDB', undefined);
    await migrateStore();
    expect([await readRecords('entries', ANNA), await readRecords('snapshots', ANNA)]).toEqual([[ENTRY], [PLACE]]);
    expect(Object.keys(localStorage)).toEqual(['recordsWithoutDatabase']);
    vi.stubGlobal('indexedDB', new IDBFactory());
    await migrateStore();
    expect([await readRecords('entries', ANNA), await readRecords('snapshots', ANNA)]).toEqual([[ENTRY], [PLACE]]);
    expect(localStorage.length).toBe(0);
  });

  test('with the reason for which the server did not want it', async () => {
    await writeOldEntry({ ...ENTRY, refusal: 'That day is over.' });
    await migrateStore();
    expect(await readRecords('entries', ANNA)).toEqual([{ ...ENTRY, rejection: 'That day is over.' }]);
  });

  test('where the browser does not list its databases', async () => {
    await writeOldEntry();
    Object.assign(indexedDB, { databases: undefined });
    await migrateStore();
    expect(await readRecords('entries', ANNA)).toEqual([ENTRY]);
  });
});

test('when nothing can be stored, nothing is deleted', async () => {
  await writeOld('fit-in-30-set-aside', 'personal-values', ANNA, { stepGoal: '7000' });
  const open = indexedDB.open.bind(indexedDB);
  const factory = indexedDB;
  vi.spyOn(factory, 'open').mockImplementation((name, version) => {
    if (name === 'fit-in-30') throw new Error('The disk is full.');
    return open(name, version);
  });
  await migrateStore();
  vi.restoreAllMocks();
  expect(await readRecord('setAside', [ANNA, 'values'])).toBeUndefined();
  await migrateStore();
  expect(await readRecord('setAside', [ANNA, 'values'])).toEqual({ stepGoal: '7000' });
});

test('a page that is closed before the old database is deleted begins again, and nothing goes back', async () => {
  await writeOldEntry();
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new Error('The page is gone.');
  });
  await migrateStore();
  vi.restoreAllMocks();
  const newer = { ...ENTRY, body: { steps: 2 }, keptAt: 6, revision: 'r2' };
  await writeRecord({ store: 'entries', key: [ANNA, ENTRY.id], value: newer });
  await migrateStore();
  expect(await readRecords('entries', ANNA)).toEqual([newer]);
  expect(await names()).toEqual(['fit-in-30']);
});

test('what an older tab writes later is picked up as well', async () => {
  await migrateStore();
  await writeOldEntry();
  await writeOld('fit-in-30-set-aside', 'personal-values', ANNA, { stepGoal: '1' });
  await migrateStore();
  await writeOldEntry({ ...ENTRY, keptAt: 9, revision: 'r3' });
  await writeOld('fit-in-30-set-aside', 'personal-values', ANNA, { stepGoal: '2' });
  await migrateStore();
  expect(await readRecords('entries', ANNA)).toEqual([{ ...ENTRY, keptAt: 9, revision: 'r3' }]);
  expect(await readRecord('setAside', [ANNA, 'values'])).toEqual({ stepGoal: '2' });
});

describe('the tick under the health note', () => {
  const TICK = { version: '2', agreedAt: 1_795_000_000_000 };
  const BODY = { disclaimerVersion: TICK.version, agreedAt: TICK.agreedAt };
  const TICK_ENTRY = {
    userId: ANNA,
    id: 'healthAgreement',
    kind: 'healthAgreement',
    revision: 'agreement-1795000000000',
    body: BODY,
    keptAt: TICK.agreedAt,
  };
  const keepOld = (tick: object) => localStorage.setItem('healthAgreement', JSON.stringify(tick));
  const kept = () => JSON.parse(localStorage.getItem('healthAgreement') ?? 'null');

  test('that an earlier version had not sent waits in the outbox, and is still ticked', async () => {
    signInHere(fixtureUser({ id: ANNA }));
    keepOld({ ...TICK, isSent: false });
    await migrateStore();
    expect(await readRecords('entries', ANNA)).toEqual([TICK_ENTRY]);
    expect(kept()).toEqual(TICK);
    await deleteRecord('entries', [ANNA, 'healthAgreement']);
    await migrateStore();
    expect(await readRecords('entries', ANNA)).toEqual([]);
  });

  test.each([{ ...TICK, isSent: true }, TICK])('that is no longer to be sent stays as it is: %o', async (tick) => {
    signInHere(fixtureUser({ id: ANNA }));
    keepOld(tick);
    await migrateStore();
    expect(await readRecords('entries', ANNA)).toEqual([]);
    expect(kept()).toEqual(tick);
  });

  test('waits for its owner while nobody is signed in', async () => {
    keepOld({ ...TICK, isSent: false });
    await migrateStore();
    expect(kept()).toEqual({ ...TICK, isSent: false });
    signInHere(fixtureUser({ id: ANNA }));
    await migrateStore();
    expect(await readRecords('entries', ANNA)).toEqual([TICK_ENTRY]);
  });

  test('does not replace a later one that waits already', async () => {
    signInHere(fixtureUser({ id: ANNA }));
    const later = { ...TICK_ENTRY, revision: 'later', keptAt: TICK.agreedAt + 1 };
    await writeRecord({ store: 'entries', key: [ANNA, 'healthAgreement'], value: later });
    keepOld({ ...TICK, isSent: false });
    await migrateStore();
    expect(await readRecords('entries', ANNA)).toEqual([later]);
  });
});
