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
