import { onTestFinished, vi } from 'vitest';
import { clearAllStorage } from './stored-value.ts';

/** A browser that refuses all storage, until the test ends. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new Error('Storage is switched off.');
  };
  const database: unknown = Reflect.get(globalThis, 'indexedDB');
  vi.stubGlobal('indexedDB', { open: refuse });
  const writes = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  onTestFinished(() => {
    clearAllStorage();
    writes.mockRestore();
    vi.stubGlobal('indexedDB', database);
  });
}
