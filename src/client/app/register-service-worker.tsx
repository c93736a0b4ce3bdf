import { createRoot } from 'react-dom/client';
import { registerServiceWorker } from '#client/platform/app-version.ts';
import { NewVersionNotice } from './new-version-notice.tsx';

/** Loaded when the page has long been readable: keeps the app on the device and tells of new versions. */
export async function setUpServiceWorker(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<NewVersionNotice />);
  nameManifest();
  await registerServiceWorker(navigator.serviceWorker);
}

/** Browsers ask for the manifest and its icons as soon as it is named: Home's page names it where none of them look. */
function nameManifest(): void {
  const place = document.querySelector<HTMLMetaElement>('meta[name="manifest"]');
  if (!place) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = place.content;
  place.replaceWith(link);
}
