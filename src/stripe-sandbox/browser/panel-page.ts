import { createPanel } from './panel.ts';

/* The script of /sandbox. */

/** Webhooks and other windows change things as well. */
const LOOK_AGAIN_MS = 2_000;

const place = document.querySelector('main');
if (place) {
  const panel = createPanel(place);
  void panel.refresh();
  setInterval(() => {
    if (document.visibilityState === 'visible') void panel.refresh();
  }, LOOK_AGAIN_MS);
}
