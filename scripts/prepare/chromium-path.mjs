import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  // Without a window of its own: the journeys take a fifth less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium is: CHROMIUM_PATH if it is set, otherwise the first of the usual places that exists. */
export function chromiumPath() {
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));
}
