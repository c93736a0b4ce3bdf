import { deviceStore } from './device-database.ts';
/** Stored texts by their key. */
export type PersonalTexts = Record<string, string>;

/** Keeps one person's values while another uses the browser, or while local storage is emptied. Failing is allowed. */
export interface SetAsideStore {
  /** Whether they are kept now. */
  save(userId: string, texts: PersonalTexts): Promise<boolean>;
  load(userId: string): Promise<PersonalTexts | undefined>;
}

const inStore = deviceStore('fit-in-30-set-aside', 'personal-values');
const nothing = () => undefined;

/**
 * Values put aside, in IndexedDB, because signing out of a blocked account empties local storage and must not lose
 * anybody's mood history. Signing in never fails because of it.
 */
export const setAsideDatabase: SetAsideStore = {
  async save(userId, texts) {
    return inStore('readwrite', (store) => store.put(texts, userId)).then(
      () => true,
      () => false,
    );
  },
  load(userId) {
    return inStore<PersonalTexts | undefined>('readonly', (store) => store.get(userId)).catch(nothing);
  },
};
