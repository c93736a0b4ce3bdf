import { createRoot } from 'react-dom/client';
import { registerServiceWorker } from '#client/platform/app-version.ts';
import { NewVersionNotice } from './new-version-notice.tsx';

/** Loaded when the page has long been readable: keeps the app on the device and tells of new versions. */
export async function setUpServiceWorker(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<NewVersionNotice />);
  await registerServiceWorker(navigator.serviceWorker);
}
