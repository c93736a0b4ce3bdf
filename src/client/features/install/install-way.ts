import { useSyncExternalStore } from 'react';
import { isAppleMobile, isStandalone } from '#client/platform/device-kind.ts';
import { canInstall, subscribeToInstallPrompt } from '#client/platform/install-prompt.ts';

type InstallWay = 'press' | 'byHand' | undefined;

export function useInstallWay(): InstallWay {
  const isOffered = useSyncExternalStore(subscribeToInstallPrompt, canInstall);
  if (isStandalone()) return undefined;
  if (isOffered) return 'press';
  return isAppleMobile() ? 'byHand' : undefined;
}
