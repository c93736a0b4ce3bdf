import { readText } from '#client/browser/stored-value.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordsWithoutDatabase } from '#client/parts/stored/browser-storage.ts';
import {
  clearStore,
  deleteRecord,
  importFallback,
  readRecord,
  readRecords,
  type StoreKey,
  writeRecord,
  writeRecordNow,
} from './store.ts';

const ANNA = 'anna';
const KEY: StoreKey = [ANNA, 'steps'];
const recordOf = (value: unknown, key = KEY) => ({ store: 'entries', key, value }) as const;
const write = (value: unknown, key = KEY) => writeRecord(recordOf(value, key));
const read = () => readRecord('entries', KEY);

/** The next opening is not answered: the browser's word comes too late for everybody. */
const hangOnce = () => void vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest());
const failOnce = () =>
  void vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new Error('The disk is full.');
  });
/** The next opening is answered when the test says so. */
function answerLate(): () => void {
  const open = indexedDB.open.bind(indexedDB);
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((...asked) => {
    const request = open(...asked);
    const listen = request.addEventListener.bind(request) as EventTarget['addEventListener'];
    request.addEventListener = (name: string, listener: (event: Event) => void) =>
      listen(name, (event) => void (name === 'success' ? late.then(() => listener(event)) : listener(event)));
    return request;
  });
  return answer;
}
const losePatience = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('of two writes of one key the last one wins', () => {
  test('where the database answers neither', async () => {
    hangOnce();
    const older = write('older');
    hangOnce();
    const newer = write('newer');
    await losePatience();
    expect(await Promise.all([older, newer])).toEqual([true, true]);
    expect(await read()).toBe('newer');
  });

  test('where it answers the second alone', async () => {
    hangOnce();
    const older = write('older');
    await write('newer');
    await losePatience();
    await older;
    expect(await read()).toBe('newer');
    expect(readText(recordsWithoutDatabase.key)).toBeUndefined();
  });

  test('where it answers the first long after the second', async () => {
    const answer = answerLate();
    const older = write('older');
    await losePatience();
    await Promise.all([older, write('newer')]);
    answer();
    await write('beside it', [ANNA, 'other']);
    expect(await read()).toBe('newer');
  });

  test('where it refuses the second at once', async () => {
    const older = write('older');
    failOnce();
    await Promise.all([older, write('newer')]);
    expect(await read()).toBe('newer');
  });

  test('where the second is one of a page that goes', async () => {
    const older = write('older');
    writeRecordNow(recordOf('newer'));
    await older;
    expect(await read()).toBe('newer');
  });
});

describe('what the database could not take', () => {
  test('is not lost to another record that fails at the same time', async () => {
    hangOnce();
    const one = write('one', [ANNA, 'one']);
    hangOnce();
    const other = write('other', [ANNA, 'other']);
    await losePatience();
    await Promise.all([one, other]);
    expect(await readRecords('entries', ANNA)).toEqual(['one', 'other']);
  });

  test('goes into the database once that answers', async () => {
    failOnce();
    await write('older');
    await importFallback();
    expect(readText(recordsWithoutDatabase.key)).toBeUndefined();
    expect(await read()).toBe('older');
  });

  test('does not come back over a newer record that is being written', async () => {
    failOnce();
    await write('older');
    await Promise.all([write('newer'), importFallback()]);
    expect(await read()).toBe('newer');
  });

  test('does not, on its way into the database, take a newer record along that the database refused', async () => {
    failOnce();
    await write('older');
    const imported = importFallback();
    failOnce();
    await Promise.all([imported, write('newer')]);
    expect(await read()).toBe('newer');
  });
});

test('is not called written where it lasts no longer than the page', async () => {
  const refuse = () => {
    throw new Error('Storage is switched off.');
  };
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
  expect(await write('in local storage')).toBe(true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(await write('in memory')).toBe(false);
  expect(await read()).toBe('in memory');
});

test('a deletion holds against a write that the database has not answered yet', async () => {
  hangOnce();
  const written = write('older');
  await deleteRecord('entries', KEY);
  await losePatience();
  await written;
  expect(await read()).toBeUndefined();
});

test('an emptied store stays empty of what was being written', async () => {
  const answer = answerLate();
  const written = writeRecord({ store: 'answers', key: KEY, value: 'her answer' });
  await clearStore('answers');
  answer();
  await written;
  expect(await readRecord('answers', KEY)).toBeUndefined();
});

test('a deletion of an older record leaves the newer one that is being written', async () => {
  const written = write('newer');
  await deleteRecord('entries', KEY, (value) => value === 'older');
  await written;
  expect(await read()).toBe('newer');
});
