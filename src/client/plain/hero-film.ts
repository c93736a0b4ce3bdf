import { afterLoad } from '#client/browser/after-load.ts';
import { savesData } from '#client/browser/connection.ts';

/** Plays the film over its still, once the page is there; with less motion or saved data the still stays. */
export function playFilm(): void {
  const place = document.querySelector<HTMLElement>('[data-film]');
  if (!place || savesData() || prefersStills().matches) return;
  afterLoad(() => play(place));
}

const prefersStills = () => matchMedia('(prefers-reduced-motion: reduce)');

function play(place: HTMLElement): void {
  const video = filmOf(place.dataset.film ?? '');
  const button = place.querySelector('button');
  let isHeld = false;
  let isInSight = false;
  const update = () => {
    button?.toggleAttribute('data-held', isHeld);
    if (button) button.ariaLabel = isHeld ? 'Play the film' : 'Pause the film';
    if (isHeld || !isInSight || document.hidden) video.pause();
    // Refused where the battery is low: the still stays, and the button asks again.
    else video.play().catch(() => undefined);
  };
  const hold = (held: boolean) => {
    isHeld = held;
    update();
  };
  video.addEventListener('playing', () => button?.removeAttribute('hidden'), { once: true });
  button?.addEventListener('click', () => hold(!isHeld));
  prefersStills().addEventListener('change', ({ matches }) => hold(matches));
  document.addEventListener('visibilitychange', update);
  place.insertBefore(video, button);
  new IntersectionObserver((entries) => {
    isInSight = entries.some(({ isIntersecting }) => isIntersecting);
    update();
  }).observe(place);
}

/** Without sound, and nothing for a screen reader: the still has the words. */
function filmOf(address: string): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.ariaHidden = 'true';
  for (const type of ['webm', 'mp4']) {
    const source = document.createElement('source');
    source.type = `video/${type}`;
    source.src = `${address}.${type}`;
    video.append(source);
  }
  return video;
}
