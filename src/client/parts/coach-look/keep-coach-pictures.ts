import { savesData } from '#client/browser/connection.ts';
import { isMobile } from '#client/browser/device.ts';
import { KEEP_PICTURES_MESSAGE, type KeepPicturesMessage } from '#client/service-worker/messages.ts';

/**
 * Has the worker fetch the pictures of the coach that are missing: `first` now, `next` at a visit that finds those kept,
 * and all others where that costs nobody anything; none where the browser saves data.
 */
export async function keepCoachPictures(first: readonly string[], next: readonly string[] = []): Promise<void> {
  if (savesData()) return;
  const registration = await navigator.serviceWorker?.ready;
  const rest = isFreeOfCharge() ? 'now' : 'never';
  const message: KeepPicturesMessage = { kind: KEEP_PICTURES_MESSAGE, first, next, rest };
  registration?.active?.postMessage(message);
}

/** A phone that does not tell its connection, as no iPhone does, may pay for it: it goes on from week to week. */
function isFreeOfCharge(): boolean {
  const { connection } = navigator as { connection?: { type?: string } };
  return connection?.type === 'wifi' || connection?.type === 'ethernet' || !isMobile();
}
