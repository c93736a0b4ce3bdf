import { type ComponentType, useEffect, useState } from 'react';
import { subscribeToToasts } from '#client/ui/toast-store.ts';

/** The place where toasts appear, loaded once the page stands; where that fails, again with the next toast. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (Toaster) return undefined;
    const load = () =>
      void import('#client/ui/toaster.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => undefined,
      );
    load();
    return subscribeToToasts(load);
  }, [Toaster]);
  return Toaster ? <Toaster /> : null;
}
