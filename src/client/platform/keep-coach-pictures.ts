import { KEEP_PICTURES_MESSAGE, type KeepPicturesMessage } from '#client/service-worker/messages.ts';
import { savesData } from './saves-data.ts';

/** Has the worker fetch every picture of the coach that is missing, some of them first; some megabytes, not where the browser saves data. */
export async function keepCoachPictures(first: readonly string[]): Promise<void> {
  if (savesData()) return;
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ kind: KEEP_PICTURES_MESSAGE, first } satisfies KeepPicturesMessage);
}
