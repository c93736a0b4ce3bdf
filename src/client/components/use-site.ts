import { useEffect, useState } from 'react';
import { readSite } from '#client/api/site.ts';
import type { Site } from '#contract/site.ts';

export function useSite(): Site | undefined {
  const [site, setSite] = useState<Site>();
  useEffect(() => {
    let isWanted = true;
    readSite().then(
      (answer) => isWanted && setSite(answer),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return site;
}
