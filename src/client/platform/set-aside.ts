import { PERSONAL_VALUES } from './browser-storage.ts';
import { storageOwner } from './first-page-storage.ts';
import { forgetLastKnown } from './last-known.ts';
import { type PersonalTexts, type SetAsideStore, setAsideDatabase } from './set-aside-database.ts';
import { clearText, readText, writeText } from './stored-value.ts';

/** Puts the present owner's values aside. They stay in place as well, until something else removes them. */
export async function putPersonalValuesAside(store: SetAsideStore = setAsideDatabase): Promise<void> {
  const owner = storageOwner.read();
  if (owner === undefined) return;
  const texts: PersonalTexts = {};
  for (const { key } of PERSONAL_VALUES) {
    const text = readText(key);
    if (text !== undefined) texts[key] = text;
  }
  if (Object.keys(texts).length > 0) await store.save(owner, texts);
}

/** Makes the personal values those of `userId`: another's are put aside first, her own are brought back. */
export async function bringPersonalValuesBack(userId: string, store: SetAsideStore = setAsideDatabase): Promise<void> {
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
