import { type ComponentType, useEffect, useState } from 'react';
import { ADDRESS_EVENTS } from '#client/platform/arrival.ts';
import { hasSignIn } from '#client/platform/session.ts';
import { dismissFailure, subscribeToToasts } from '#client/ui/toast-store.ts';

/** For visitors the screen itself comes first; what members load has the toasts in it. */
const LOAD_FOR_VISITORS_AFTER_MS = 1_500;

/** The place where toasts appear, loaded when the page stands or with the first toast; after a failure with the next. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (Toaster) return undefined;
    const load = () =>
      void import('#client/ui/toaster.tsx').then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => undefined,
      );
    const timer = setTimeout(load, hasSignIn() ? 0 : LOAD_FOR_VISITORS_AFTER_MS);
    const unsubscribe = subscribeToToasts(load);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [Toaster]);
  useEffect(watchLeaving, []);
  return Toaster ? <Toaster /> : null;
}

/**
 * What failed on one screen does not cover the next. It goes in the moment in which the address changes, so that a toast
 * about the change itself can follow.
 */
function watchLeaving(): () => void {
  let shownPath = location.pathname;
  const noteAddress = () => {
    if (location.pathname === shownPath) return;
    shownPath = location.pathname;
    dismissFailure();
  };
  for (const type of ADDRESS_EVENTS) window.addEventListener(type, noteAddress);
  return () => {
    for (const type of ADDRESS_EVENTS) window.removeEventListener(type, noteAddress);
  };
}
