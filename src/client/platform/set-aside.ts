import { HEALTH_VALUES, PERSONAL_VALUES } from './browser-storage.ts';
import { storageOwner } from './first-page-storage.ts';
import { forgetLastKnown } from './last-known.ts';
import { type PersonalTexts, type SetAsideStore, setAsideDatabase } from './set-aside-database.ts';
import { clearText, readText, writeText } from './stored-value.ts';

let lastLeaving: Promise<void> = Promise.resolve();

/**
 * Puts the present owner's values aside, and forgets what she said about her health. False where the browser cannot keep
 * them; they then stay in place, for nothing of hers is lost.
 */
export async function putPersonalValuesAside(store: SetAsideStore = setAsideDatabase): Promise<boolean> {
  for (const { key } of HEALTH_VALUES) clearText(key);
  const owner = storageOwner.read();
  if (owner === undefined) return true;
  const texts: PersonalTexts = {};
  for (const { key } of PERSONAL_VALUES) {
    const text = readText(key);
    if (text !== undefined) texts[key] = text;
  }
  return Object.keys(texts).length === 0 || store.save(owner, texts);
}

/** Takes the values of whoever has signed out from where anybody could read them. */
export function leavePersonalValues(store: SetAsideStore = setAsideDatabase): Promise<void> {
  lastLeaving = leave(store);
  return lastLeaving;
}

async function leave(store: SetAsideStore): Promise<void> {
  if (!(await putPersonalValuesAside(store))) return;
  for (const { key } of PERSONAL_VALUES) clearText(key);
  storageOwner.clear();
}

/** Makes the personal values those of `userId`: another's are put aside first, her own are brought back. */
export async function bringPersonalValuesBack(userId: string, store: SetAsideStore = setAsideDatabase): Promise<void> {
  await lastLeaving;
  if (storageOwner.read() === userId) return;
  await putPersonalValuesAside(store);
  await forgetLastKnown();
  const texts = await store.load(userId);
  for (const { key } of PERSONAL_VALUES) {
    const text = texts?.[key];
    if (text === undefined) clearText(key);
    else writeText(key, text);
  }
  storageOwner.write(userId);
}
