import { KEEP_PICTURES_MESSAGE } from '#client/service-worker/messages.ts';
import { savesData } from './saves-data.ts';

/** Has the worker fetch every picture of the coach that is missing; some megabytes, not where the browser saves data. */
export async function keepCoachPictures(): Promise<void> {
  if (savesData()) return;
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(KEEP_PICTURES_MESSAGE);
}
