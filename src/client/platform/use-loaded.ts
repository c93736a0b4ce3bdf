import { useEffect, useState } from 'react';

/**
 * Code that is loaded once it is wanted; `undefined` before, and where that fails. Give it a function that stays the same.
 */
export function useLoaded<Code>(isWanted: boolean, load: () => Promise<Code>): Code | undefined {
  const [loaded, setLoaded] = useState<{ code: Code }>();
  useEffect(() => {
    if (!isWanted || loaded) return;
    load().then(
      (code) => setLoaded({ code }),
      () => undefined,
    );
  }, [isWanted, loaded, load]);
  return loaded?.code;
}
