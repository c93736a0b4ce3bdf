import { useEffect, useState } from 'react';

export const SCREEN_MAY_DARKEN = 'Your screen may go dark. Set your phone’s auto-lock to longer.';

/** True where no browser setting helps: she should know before the first dark screen. */
export const lacksWakeLock = (): boolean => !('wakeLock' in navigator);

export const SCREEN_WILL_DARKEN = 'Your screen may go dark here. Set auto-lock to longer.';

/**
 * Requested again when the page is visible again, and at the next touch after a rejection. @returns true once rejected;
 * kept while nothing runs, because she reads it when she comes back to a dark screen.
 */
export function useWakeLock(isWanted: boolean): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const holder = createHolder(setRefused);
    holder.hold();
    document.addEventListener('visibilitychange', holder.hold);
    document.addEventListener('pointerdown', holder.hold);
    return () => {
      document.removeEventListener('visibilitychange', holder.hold);
      document.removeEventListener('pointerdown', holder.hold);
      holder.release();
    };
  }, [isWanted]);
  return isRefused;
}

function createHolder(onRefused: (isRefused: boolean) => void) {
  let lock: WakeLockSentinel | undefined;
  let isRequesting = false;
  let isOver = false;

  async function request() {
    isRequesting = true;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isOver) await given.release();
      else lock = given;
      onRefused(false);
    } catch {
      // Hidden meanwhile is no rejection: it is requested again when visible.
      if (!isOver && document.visibilityState === 'visible') onRefused(true);
    } finally {
      isRequesting = false;
    }
  }

  return {
    hold() {
      if (lacksWakeLock()) onRefused(true);
      else if (!isRequesting && (!lock || lock.released) && document.visibilityState === 'visible') void request();
    },
    release() {
      isOver = true;
      void lock?.release().catch(() => undefined);
    },
  };
}
