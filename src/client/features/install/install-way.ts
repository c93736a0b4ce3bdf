import { useSyncExternalStore } from 'react';
import { isAppleMobile, isStandalone } from '#client/platform/device-kind.ts';
import { canInstall, subscribeToInstallPrompt } from '#client/platform/install-prompt.ts';

/** How the app gets onto this device's home screen: at a press, by hand, or not at all. */
type InstallWay = 'press' | 'byHand' | undefined;

/** The way that this browser has at the moment. */
export function useInstallWay(): InstallWay {
  const isOffered = useSyncExternalStore(subscribeToInstallPrompt, canInstall);
  if (isStandalone()) return undefined;
  if (isOffered) return 'press';
  return isAppleMobile() ? 'byHand' : undefined;
}
