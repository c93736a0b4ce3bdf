import { useEffect, useState } from 'react';
import type { Site } from '#contract/site.ts';
import { readSite } from './site-calls.ts';

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
