import { useSyncExternalStore } from 'react';
import { isAppleMobile, isStandalone } from '#client/browser/device.ts';
import { isInsideApp } from '#client/parts/site/in-app-browser.ts';
import { canInstall, subscribeToInstallPrompt } from '#client/parts/site/install-prompt.ts';

export type InstallWay = 'press' | 'byHand' | 'elsewhere' | undefined;

export function useInstallWay(): InstallWay {
  const isOffered = useSyncExternalStore(subscribeToInstallPrompt, canInstall);
  if (isStandalone()) return undefined;
  if (isInsideApp()) return 'elsewhere';
  if (isOffered) return 'press';
  return isAppleMobile() ? 'byHand' : undefined;
}
