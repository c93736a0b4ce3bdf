import { createRoot } from 'react-dom/client';
import { readText } from '#client/browser/stored-value.ts';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';
import { registerServiceWorker } from '#client/parts/site/app-version.ts';
import { NewVersionNotice } from './new-version-notice.tsx';

/** Loaded when the page has long been readable: keeps the app on the device and tells of new versions. */
export async function setUpServiceWorker(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<NewVersionNotice />);
  forgetOldTries();
  await registerServiceWorker(navigator.serviceWorker);
}

/** On every page: she may never open the one that keeps them again. */
function forgetOldTries(): void {
  if (readText(TRIED_KEY) === undefined) return;
  void import('#client/parts/session/tried-storage.ts').then(({ readTried }) => readTried()).catch(() => undefined);
}
