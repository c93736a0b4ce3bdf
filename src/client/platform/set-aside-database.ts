import { migrateStore } from '#client/member/migrate-store.ts';
import { readRecord, writeRecord } from '#client/member/store.ts';

/** Stored texts by their key. */
export type PersonalTexts = Record<string, string>;

/** Keeps one person's values while another uses the browser, or while local storage is emptied. Failing is allowed. */
export interface SetAsideStore {
  /** Whether they are kept now. */
  save(userId: string, texts: PersonalTexts): Promise<boolean>;
  load(userId: string): Promise<PersonalTexts | undefined>;
}

/**
 * Values put aside, in IndexedDB, because signing out of a blocked account empties local storage and must not lose
 * anybody's mood history. Signing in never fails because of it.
 */
export const setAsideDatabase: SetAsideStore = {
  async save(userId, texts) {
    await migrateStore();
    return writeRecord({ store: 'setAside', key: [userId, 'values'], value: texts });
  },
  async load(userId) {
    await migrateStore();
    return readRecord<PersonalTexts>('setAside', [userId, 'values']);
  },
};
