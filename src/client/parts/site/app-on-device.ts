let isRemoved = false;

/** Removed in this page's life: only the next visit caches it again. */
export const isAppRemoved = (): boolean => isRemoved;

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
