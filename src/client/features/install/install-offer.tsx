import { type ComponentType, useEffect, useState } from 'react';
import { installPromptDismissed } from '#client/platform/browser-storage.ts';
import { loadStyleSheet } from '#client/platform/style-sheets.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { useInstallWay } from './install-way.ts';

/** The banner, loaded where it may come: nobody else pays for it. Where that fails it does not come this time. */
export function InstallOffer() {
  const [wasDismissed] = useStoredValue(installPromptDismissed);
  const isWanted = useInstallWay() !== undefined && !wasDismissed;
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted || Banner) return;
    Promise.all([import('./install-banner.tsx'), loadStyleSheet('later-views')]).then(
      ([{ InstallBanner }]) => setBanner(() => InstallBanner),
      () => undefined,
    );
  }, [isWanted, Banner]);
  return Banner ? <Banner /> : null;
}
