import { useEffect, useState } from 'react';
import { readSite } from '#client/parts/site/site-calls.ts';
import { disclaimerVersion, type HealthDisclaimerVersion } from '#domain/body/health-disclaimer.ts';

interface ShownDisclaimer {
  /** Undefined where the server could not be asked. */
  version?: HealthDisclaimerVersion;
  isLoading: boolean;
}

/** Which version of the health disclaimer is shown now: the coach may have changed it. */
export function useDisclaimerVersion(): ShownDisclaimer {
  const [shown, setShown] = useState<ShownDisclaimer>({ isLoading: true });
  useEffect(() => {
    let isWanted = true;
    readSite().then(
      ({ words }) => {
        const changes = Number.parseInt(words?.health ?? '0', 10);
        if (isWanted) setShown({ version: disclaimerVersion(changes), isLoading: false });
      },
      () => isWanted && setShown({ isLoading: false }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return shown;
}
