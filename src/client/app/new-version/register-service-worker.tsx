import { RotateCw, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { forgetOldTries } from '#client/parts/session/old-tries.ts';
import { areUpdatesBlocked, subscribeToUpdateBlocks } from '#client/parts/session/workout-in-progress-lock.ts';
import {
  isNewVersionReady,
  loadNewVersion,
  registerServiceWorker,
  subscribeToNewVersion,
} from '#client/parts/site/app-version.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { IconButton } from '#client/ui/button.tsx';
import styles from './register-service-worker.module.css';

/** Loaded when the page has long been readable: keeps the app on the device and tells of new versions. */
export async function setUpServiceWorker(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<NewVersionNotice />);
  forgetOldTries();
  await registerServiceWorker(navigator.serviceWorker);
}

/** Nobody who is about to pay, or has just paid, wants to be asked anything else. */
const BUSY_SCREENS: readonly string[] = [SCREEN_PATHS.subscribe, SCREEN_PATHS.give, SCREEN_PATHS.paymentSuccess];

/** A quiet word that a new version is there, while nothing runs that it would break off. */
export function NewVersionNotice() {
  const ready = useSyncExternalStore(subscribeToNewVersion, isNewVersionReady);
  const [dismissed, setDismissed] = useState(false);
  const [pathname] = useLocation();
  const idle = useIdle(pathname);

  const shown = ready && idle && !dismissed && !BUSY_SCREENS.includes(pathname);
  const [isLoading, setLoading] = useState(false);
  async function load() {
    setLoading(true);
    await loadNewVersion();
    setLoading(false);
  }
  return (
    <div role="status" className={styles.place}>
      {shown && (
        <div className={styles.notice}>
          <button type="button" className={styles.load} disabled={isLoading} onClick={load}>
            <RotateCw size={18} aria-hidden="true" />
            {isLoading ? 'Loading…' : 'Reload for the new version'}
          </button>
          <IconButton label="Later" className={styles.later} onClick={() => setDismissed(true)}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** False while a session runs here or in another window; checked at each navigation. */
function useIdle(pathname: string): boolean {
  const [idle, setIdle] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a moment to look again
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const isBlocked = await areUpdatesBlocked();
      if (isCurrent) setIdle(!isBlocked);
    };
    void look();
    const leave = [subscribeToUpdateBlocks(look), subscribeToNewVersion(look)];
    document.addEventListener('visibilitychange', look);
    return () => {
      isCurrent = false;
      for (const stop of leave) stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [pathname]);
  return idle;
}
