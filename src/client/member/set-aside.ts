import { clearText, readText, writeText } from '#client/browser/stored-value.ts';
import { storageOwner } from '#client/parts/account/first-page-storage.ts';
import { HEALTH_VALUES, PERSONAL_VALUES } from '#client/parts/stored/browser-storage.ts';
import { clearOfflineAnswers } from './offline-answers.ts';
import { importFallback, readRecord, type StoreKey, writeRecord } from './store.ts';

type PersonalTexts = Record<string, string>;

let lastLeaving: Promise<void> = Promise.resolve();

/** Health answers are deleted. False where the rest cannot be stored: it stays in place, so that nothing is lost. */
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
  await importFallback();
  return writeRecord({ store: 'setAside', key: keyOf(owner), value: texts });
}

export function leavePersonalValues(): Promise<void> {
  lastLeaving = leave();
  return lastLeaving;
}

async function leave(): Promise<void> {
  if (!(await putPersonalValuesAside())) return;
  for (const { key } of PERSONAL_VALUES) clearText(key);
  storageOwner.clear();
}

/** Another's are set aside first. */
export async function bringPersonalValuesBack(userId: string): Promise<void> {
  await lastLeaving;
  if (storageOwner.read() === userId) return;
  await putPersonalValuesAside();
  await clearOfflineAnswers();
  await importFallback();
  const texts = await readRecord<PersonalTexts>('setAside', keyOf(userId));
  for (const { key } of PERSONAL_VALUES) {
    const text = texts?.[key];
    if (text === undefined) clearText(key);
    else writeText(key, text);
  }
  storageOwner.write(userId);
}

const keyOf = (userId: string): StoreKey => [userId, 'values'];
