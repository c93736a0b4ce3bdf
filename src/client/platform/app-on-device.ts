let isRemoved = false;

/** The app was taken away in this page's life: only the next visit keeps it again. */
export const isAppRemoved = (): boolean => isRemoved;

/** Takes away the service workers and what they keep; with the next page load the app comes from the server again. */
export async function removeAppFromDevice(): Promise<void> {
  isRemoved = true;
  await Promise.allSettled([removeServiceWorkers(), removeCaches()]);
}

async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

async function removeCaches(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
