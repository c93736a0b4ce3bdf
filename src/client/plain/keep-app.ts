import { afterLoad } from '#client/browser/after-load.ts';
import { forgetOldTries } from '#client/parts/session/old-tries.ts';
import { registerServiceWorker } from '#client/parts/site/app-version.ts';

/** The app is kept on the device, so that it is there without a network. */
export const keepApp = (): void =>
  afterLoad(() => {
    forgetOldTries();
    void registerServiceWorker(navigator.serviceWorker);
  });
