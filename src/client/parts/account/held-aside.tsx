import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type StandIn, standInForStorage } from '#client/browser/stored-value.ts';

/** While it stands, what a member's device keeps is neither read nor written: a visitor tries (product §25). */
export function HeldAside({ values, children }: { values: () => StandIn; children: ReactNode }) {
  const [isAside, setAside] = useState(false);
  useLayoutEffect(() => {
    standInForStorage(values());
    setAside(true);
    return () => standInForStorage();
  }, [values]);
  return isAside && children;
}
