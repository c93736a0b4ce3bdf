import { type ComponentType, useEffect, useState } from 'react';
import { installPromptDismissed } from '#client/platform/browser-storage.ts';
import { loadStyleSheet } from '#client/platform/style-sheets.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { useInstallWay } from './install-way.ts';

/** What the screen itself needs comes first. */
const LOAD_AFTER_MS = 1_500;

/** The banner, loaded where it may come: nobody else pays for it. Where that fails it does not come this time. */
export function InstallOffer() {
  const [wasDismissed] = useStoredValue(installPromptDismissed);
  const isWanted = useInstallWay() !== undefined && !wasDismissed;
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted || Banner) return undefined;
    const load = () =>
      Promise.all([import('./install-banner.tsx'), loadStyleSheet('later-views')]).then(
        ([{ InstallBanner }]) => setBanner(() => InstallBanner),
        () => undefined,
      );
    const timer = setTimeout(load, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted, Banner]);
  return Banner ? <Banner /> : null;
}
