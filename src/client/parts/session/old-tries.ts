import { readText } from '#client/browser/stored-value.ts';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';

/** On every page: whoever tried may never open the one that keeps the workouts again. */
export function forgetOldTries(): void {
  if (readText(TRIED_KEY) === undefined) return;
  void import('./tried-storage.ts').then(({ readTried }) => readTried()).catch(() => undefined);
}
