import { deskCall } from '#client/desk/desk-call.ts';
import type { StoredMediumAnswer } from '#contract/desk/media.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { PHOTO_WIDTHS } from '#domain/media/media.ts';
import { drawnWithin, openPicture, photoIn } from './picture-bytes.ts';

/** Both sizes are made here, so that where and how it was taken never leaves the device. */
export async function sendPhoto(file: File): Promise<StoredMediumAnswer> {
  const whole = await openPicture(file);
  const [large, small] = await Promise.all(
    [PHOTO_WIDTHS.large, PHOTO_WIDTHS.small].map((longest) => photoIn(drawnWithin(whole, whole, longest))),
  );
  whole.close();
  return deskCall<StoredMediumAnswer>(DESK_PATHS.photos, { name: file.name.slice(0, 80), large, small });
}

const PATIENCE_MS = 8_000;

/** A picture out of a film, from near its beginning; empty where the browser cannot play it. */
export async function coverOf(file: File): Promise<string> {
  const film = document.createElement('video');
  film.muted = true;
  const address = URL.createObjectURL(file);
  film.src = address;
  try {
    await heard(film, 'loadeddata');
    const arrived = heard(film, 'seeked');
    film.currentTime = Math.min(1, film.duration / 3);
    await arrived;
    return await frameOf(film);
  } catch {
    return '';
  } finally {
    // It would go on reading an address that is gone.
    film.removeAttribute('src');
    film.load();
    URL.revokeObjectURL(address);
  }
}

/** What the film shows right now. */
export const frameOf = (film: HTMLVideoElement): Promise<string> =>
  photoIn(drawnWithin(film, { width: film.videoWidth, height: film.videoHeight }, PHOTO_WIDTHS.small));

function heard(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener(event, () => resolve(), { once: true });
    film.addEventListener('error', () => reject(new Error('The film can’t be played here')), { once: true });
    setTimeout(() => reject(new Error('The film wasn’t shown in time')), PATIENCE_MS);
  });
}
