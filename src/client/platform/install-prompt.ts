/** What the browser hands over when the app can be installed from here; only some browsers know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<unknown>;
}

let offered: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's offer for the banner. It comes once, soon after the page has loaded: listen from the start. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => change(undefined));
}

export function subscribeToInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const canInstall = (): boolean => offered !== undefined;

/** Opens the browser's own question. Its offer is used up by that, whatever she answers. */
export async function install(): Promise<void> {
  const event = offered;
  if (!event) return;
  await event.prompt();
  await event.userChoice;
  change(undefined);
}

function change(next: InstallPromptEvent | undefined): void {
  offered = next;
  for (const listener of listeners) listener();
}
