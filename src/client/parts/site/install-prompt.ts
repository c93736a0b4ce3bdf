/** Only some browsers fire it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<unknown>;
}

let offered: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

/** Fires once, soon after the page has loaded: listen from the start. */
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

/** The offer is used up, whatever the member answers. */
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
