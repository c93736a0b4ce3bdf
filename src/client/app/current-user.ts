import { useEffect, useEffectEvent } from 'react';
import { readText } from '#client/browser/stored-value.ts';
import { readSignedInUserText } from '#client/parts/account/auth-calls.ts';
import { authToken, storedUser, subscriptionStatus } from '#client/parts/account/first-page-storage.ts';
import { refusalBehind } from '#client/parts/server/api-client.ts';
import type { User } from '#contract/auth.ts';

export type UserReading =
  /** Unchanged where it is word for word what is stored. */
  | { kind: 'user'; user: User; isUnchanged?: boolean }
  | { kind: 'refused'; status: 401 | 403; message?: string | undefined }
  /** Offline, or the server has trouble: what is stored is trusted. */
  | { kind: 'unreachable' }
  /** The sign-in changed meanwhile: the answer is stale. */
  | { kind: 'outdated' };

/** Never throws. */
async function readCurrentUser(signal?: AbortSignal): Promise<UserReading> {
  const askedWith = authToken.read();
  const reading = await ask(signal);
  return authToken.read() === askedWith ? reading : { kind: 'outdated' };
}

async function ask(signal: AbortSignal | undefined): Promise<UserReading> {
  try {
    return understood(await readSignedInUserText(signal));
  } catch (error) {
    const { status, serverMessage: message } = refusalBehind(error) ?? {};
    return status === 401 || status === 403 ? { kind: 'refused', status, message } : { kind: 'unreachable' };
  }
}

let last: { text: string; user: User } | undefined;

function understood(text: string): UserReading {
  if (last?.text !== text) last = { text, user: JSON.parse(text) as User };
  const { user } = last;
  const isUnchanged = readText(storedUser.key) === text && subscriptionStatus.read() === user.subscriptionStatus;
  return { kind: 'user', user, isUnchanged };
}

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
      if (isVisible()) timer = setTimeout(readIfVisible, USER_REFRESH_MS);
    }
    function readIfVisible() {
      if (isVisible()) void read();
      else clearTimeout(timer);
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

const isVisible = () => document.visibilityState === 'visible';
