import { useEffect, useState } from 'react';
import { readSite } from '#client/api/site.ts';
import type { Site } from '#contract/site.ts';

/** What the operator says of herself, or `undefined` until it has arrived; a page must be whole without it. */
export function useSite(): Site | undefined {
  const [site, setSite] = useState<Site>();
  useEffect(() => {
    let isWanted = true;
    readSite().then(
      (answer) => isWanted && setSite(answer),
      () => undefined, // nothing here is worth an error message
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return site;
}
