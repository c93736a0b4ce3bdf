import { useEffect, useState } from 'react';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { ADDRESS_EVENTS } from '#client/browser/navigation.ts';
import { hasSignIn } from '#client/parts/account/current-sign-in.ts';
import { dismissFailure, subscribeToToasts } from '#client/ui/toast-store.ts';

/** For visitors the screen itself comes first; what members load has the toasts in it. */
const LOAD_FOR_VISITORS_AFTER_MS = 1_500;

const Toaster = lazyView(async () => (await import('#client/ui/toaster.tsx')).Toaster);

/** The place where toasts appear, loaded when the page stands or with the first toast; after a failure with the next. */
export function LateToaster() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = () =>
      void Toaster.preload().then(
        () => setLoaded(true),
        () => undefined,
      );
    const timer = setTimeout(load, hasSignIn() ? 0 : LOAD_FOR_VISITORS_AFTER_MS);
    const unsubscribe = subscribeToToasts(load);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isLoaded]);
  useEffect(watchLeaving, []);
  return isLoaded ? <Toaster /> : null;
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
