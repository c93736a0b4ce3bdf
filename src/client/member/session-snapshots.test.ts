import { expect, test } from 'vitest';
import { readText } from '#client/browser/stored-value.ts';
import { recordsWithoutDatabase } from '#client/parts/stored/browser-storage.ts';
import { snapshotOf } from '#domain/session/kept-session.ts';
import { newSession } from '#domain/session/session-state.ts';
import { deleteSnapshot, saveSnapshot, snapshotsOf } from './session-snapshots.ts';

const USER_ID = 'anna';
const about = (savedAt: number) => ({
  sessionId: 'one',
  workoutId: 1,
  block: 1,
  title: 'Week 1A',
  length: 'full' as const,
  swaps: {},
  hasChosenStart: false,
  isEased: false,
  savedAt,
});
const snapshot = (savedAt: number) => snapshotOf(newSession([], 0), about(savedAt));
const hidePage = () => window.dispatchEvent(new Event('pagehide'));

test('a snapshot whose write is under way when the page goes is on the device in that moment', async () => {
  void saveSnapshot(USER_ID, snapshot(1));
  void saveSnapshot(USER_ID, snapshot(2));
  expect(readText(recordsWithoutDatabase.key)).toBeUndefined();
  hidePage();
  expect(recordsWithoutDatabase.read()).toEqual([{ store: 'snapshots', key: [USER_ID, 'one'], value: snapshot(2) }]);
  expect(await snapshotsOf(USER_ID)).toEqual([snapshot(2)]);
});

test('one that was forgotten does not come back as the page goes', async () => {
  void saveSnapshot(USER_ID, snapshot(1));
  void deleteSnapshot(USER_ID, 'one');
  hidePage();
  expect(await snapshotsOf(USER_ID)).toEqual([]);
  expect(readText(recordsWithoutDatabase.key)).toBeUndefined();
});
