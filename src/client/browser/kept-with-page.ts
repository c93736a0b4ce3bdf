import { logFailure } from './promises.ts';
import { clearText, isLostWithPage, readText, writeText } from './stored-value.ts';

export const KEPT_WITH_PAGE = 'Kept only while this page stays open';

/** True where the browser refuses this key, which it is asked: so also before the first value is written. */
export function isKeptOnlyWithPage(key: string): boolean {
  const text = readText(key);
  writeText(key, text ?? '');
  const isLost = isLostWithPage(key);
  if (text === undefined) clearText(key);
  return isLost;
}

/** Persistent storage: safety answers, moods and unsent work live here alone. Asked once there is something to lose. */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch (error) {
    logFailure(error);
  }
}
