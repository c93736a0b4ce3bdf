import { type ComponentType, useEffect, useState } from 'react';
import { installPromptDismissed } from '#client/platform/browser-storage.ts';
import { loadStyleSheet } from '#client/platform/style-sheets.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { useInstallWay } from './install-way.ts';

/** product §17 */
const DELAY_MS = 1_000;

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
