import { type ComponentType, useEffect, useState } from 'react';
import { installPromptDismissed } from '#client/platform/browser-storage.ts';
import { loadStyleSheet } from '#client/platform/style-sheets.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { useInstallWay } from './install-way.ts';

/** How long after the browser's offer the banner comes (product §17). */
const DELAY_MS = 1_000;

/** The banner, loaded where it may come: nobody else pays for it. Where that fails it does not come this time. */
export function InstallOffer() {
  const [wasDismissed] = useStoredValue(installPromptDismissed);
  const isWanted = useInstallWay() !== undefined && !wasDismissed;
  const isDue = useLater(isWanted);
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted || Banner) return;
    void Promise.all([import('./install-banner.tsx'), loadStyleSheet('later-views')]).then(
      ([{ InstallBanner }]) => setBanner(() => InstallBanner),
      () => undefined,
    );
  }, [isWanted, Banner]);
  return isDue && Banner ? <Banner /> : null;
}

/** True once `isWanted` has held for a second; false again as soon as it does not. */
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
