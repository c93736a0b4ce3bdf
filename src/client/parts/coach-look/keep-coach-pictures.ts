import { savesData } from '#client/browser/connection.ts';
import { isMobile } from '#client/browser/device.ts';
import {
  KEEP_PICTURES_MESSAGE,
  type KeepPicturesMessage,
  type RestOfPictures,
} from '#client/service-worker/messages.ts';

/** Has the worker fetch the pictures of the coach that are missing, some of them first; some megabytes, none where the browser saves data. */
export async function keepCoachPictures(first: readonly string[]): Promise<void> {
  if (savesData()) return;
  const registration = await navigator.serviceWorker?.ready;
  const message: KeepPicturesMessage = { kind: KEEP_PICTURES_MESSAGE, first, rest: restOfPictures() };
  registration?.active?.postMessage(message);
}

/** A phone that does not tell its connection gets the rest at a later visit: the first is often on the way. */
function restOfPictures(): RestOfPictures {
  const { connection } = navigator as { connection?: { type?: string } };
  if (connection?.type === 'wifi' || connection?.type === 'ethernet' || !isMobile()) return 'now';
  return connection?.type === 'cellular' ? 'never' : 'later';
}
