import { useEffect, useEffectEvent } from 'react';
import { readCurrentUser, type UserReading } from './read-current-user.ts';

/** The signed-in user is read again this often, in this one place, while the page is visible. */
export const USER_REFRESH_MS = 5000;

/** Reads the user at once, every five seconds while the page can be seen, and when it can be seen again. */
export function useUserRefresh(onReading: (reading: UserReading) => void): void {
  const report = useEffectEvent(onReading);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading = false;
    const stopped = new AbortController();

    async function read() {
      if (reading) return;
      reading = true;
      clearTimeout(timer);
      const answer = await readCurrentUser(stopped.signal);
      reading = false;
      if (stopped.signal.aborted) return;
      report(answer);
      timer = setTimeout(readIfVisible, USER_REFRESH_MS);
    }
    function readIfVisible() {
      if (document.visibilityState === 'visible') void read();
    }

    void read();
    document.addEventListener('visibilitychange', readIfVisible);
    window.addEventListener('focus', readIfVisible);
    window.addEventListener('online', readIfVisible);
    return () => {
      stopped.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', readIfVisible);
      window.removeEventListener('focus', readIfVisible);
      window.removeEventListener('online', readIfVisible);
    };
  }, []);
}
