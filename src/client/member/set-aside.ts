import { HEALTH_VALUES, PERSONAL_VALUES } from '#client/platform/browser-storage.ts';
import { storageOwner } from '#client/platform/first-page-storage.ts';
import { clearText, readText, writeText } from '#client/platform/stored-value.ts';
import { migrateStore } from './migrate-store.ts';
import { clearOfflineAnswers } from './offline-answers.ts';
import { readRecord, type StoreKey, writeRecord } from './store.ts';

/** Stored texts by their key. */
type PersonalTexts = Record<string, string>;

let lastLeaving: Promise<void> = Promise.resolve();

/**
 * Puts the present owner's values aside, and forgets what she said about her health. False where the browser cannot keep
 * them; they then stay in place, for nothing of hers is lost.
 */
export async function putPersonalValuesAside(): Promise<boolean> {
  for (const { key } of HEALTH_VALUES) clearText(key);
  const owner = storageOwner.read();
  if (owner === undefined) return true;
  const texts: PersonalTexts = {};
  for (const { key } of PERSONAL_VALUES) {
    const text = readText(key);
    if (text !== undefined) texts[key] = text;
  }
  if (Object.keys(texts).length === 0) return true;
  await migrateStore();
  return writeRecord({ store: 'setAside', key: keyOf(owner), value: texts });
}

/** Takes the values of whoever has signed out from where anybody could read them. */
export function leavePersonalValues(): Promise<void> {
  lastLeaving = leave();
  return lastLeaving;
}

async function leave(): Promise<void> {
  if (!(await putPersonalValuesAside())) return;
  for (const { key } of PERSONAL_VALUES) clearText(key);
  storageOwner.clear();
}

/** Makes the personal values those of `userId`: another's are put aside first, her own are brought back. */
export async function bringPersonalValuesBack(userId: string): Promise<void> {
  await lastLeaving;
  if (storageOwner.read() === userId) return;
  await putPersonalValuesAside();
  await clearOfflineAnswers();
  await migrateStore();
  const texts = await readRecord<PersonalTexts>('setAside', keyOf(userId));
  for (const { key } of PERSONAL_VALUES) {
    const text = texts?.[key];
    if (text === undefined) clearText(key);
    else writeText(key, text);
  }
  storageOwner.write(userId);
}

const keyOf = (userId: string): StoreKey => [userId, 'values'];
