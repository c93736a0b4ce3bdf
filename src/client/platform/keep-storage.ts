import { logFailure } from './log-failure.ts';

/**
 * Asks the browser not to clear this device's data by itself: safety answers, moods and unsent work live here alone. Asked
 * once there is something to lose, after a finished workout; what it answers changes nothing.
 */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch (error) {
    logFailure(error);
  }
}
