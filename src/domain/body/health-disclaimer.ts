/**
 * Versions of the health disclaimer that somebody may have agreed to, the newest last: the day of its last change
 * (product §14). A changed disclaimer gets a new entry, and everybody is asked once more.
 */
export const HEALTH_DISCLAIMER_VERSIONS = ['2026-11-21'] as const;

/** A shipped version, and after a point which of the coach's changes of it, from 1 on: "2026-11-21.3" (decision 66). */
export type HealthDisclaimerVersion = (typeof HEALTH_DISCLAIMER_VERSIONS)[number] | `${string}.${number}`;

/** The one that is shipped today. */
export const HEALTH_DISCLAIMER_VERSION: HealthDisclaimerVersion = '2026-11-21';

const LAST_CHANGE = 999_999;

/** What is shown, with so many changes of the coach; a change by either asks everybody once more. */
export const disclaimerVersion = (changes: number): HealthDisclaimerVersion =>
  changes === 0 ? HEALTH_DISCLAIMER_VERSION : `${HEALTH_DISCLAIMER_VERSION}.${changes}`;

/** Whether somebody may have agreed to that. */
export function isDisclaimerVersion(text: string): text is HealthDisclaimerVersion {
  const [shipped = '', changes = '1', ...more] = text.split('.');
  const isShipped = HEALTH_DISCLAIMER_VERSIONS.some((version) => version === shipped);
  return isShipped && more.length === 0 && /^[1-9]\d*$/.test(changes) && Number(changes) <= LAST_CHANGE;
}

/** Whether the change is to what is shipped today; without a network nobody knows more. */
export const isOfShippedDisclaimer = (version: string): boolean => version.split('.')[0] === HEALTH_DISCLAIMER_VERSION;

/**
 * When it was agreed to, as the record says. A device whose clock runs ahead cannot date it after its arrival.
 *
 * @param agreedAt the device's instant, epoch milliseconds. @param arrivedAt the server's.
 */
export const agreementInstant = (agreedAt: number, arrivedAt: number): number => Math.min(agreedAt, arrivedAt);
