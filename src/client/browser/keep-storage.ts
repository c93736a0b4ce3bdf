import { logFailure } from './log-failure.ts';

/** Persistent storage: safety answers, moods and unsent work live here alone. Asked once there is something to lose. */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch (error) {
    logFailure(error);
  }
}
