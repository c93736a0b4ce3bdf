import { useEffect, useState } from 'react';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { installPromptDismissed } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { useInstallWay } from './install-way.ts';

/** product §17 */
const DELAY_MS = 1_000;

const InstallBanner = lazyView(async () => (await import('./install-banner.tsx')).InstallBanner);

export function InstallOffer() {
  const [wasDismissed] = useStoredValue(installPromptDismissed);
  const isWanted = useInstallWay() !== undefined && !wasDismissed;
  const isDue = useLater(isWanted);
  const isLoaded = usePreloaded(InstallBanner, isWanted);
  return isDue && isLoaded ? <InstallBanner /> : null;
}

function useLater(isWanted: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(setDue, DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isWanted]);
  return isDue;
}
