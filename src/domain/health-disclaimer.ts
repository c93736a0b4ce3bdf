/**
 * Versions of the health disclaimer that somebody may have agreed to, the newest last: the day of its last change
 * (product §14). A changed disclaimer gets a new entry, and everybody is asked once more.
 */
export const HEALTH_DISCLAIMER_VERSIONS = ['2026-11-21'] as const;

export type HealthDisclaimerVersion = (typeof HEALTH_DISCLAIMER_VERSIONS)[number];

/** The one that is shown today. */
export const HEALTH_DISCLAIMER_VERSION: HealthDisclaimerVersion = '2026-11-21';

/**
 * When it was agreed to, as the record says. A device whose clock runs ahead cannot date it after its arrival.
 *
 * @param agreedAt the device's instant, epoch milliseconds. @param arrivedAt the server's.
 */
export const agreementInstant = (agreedAt: number, arrivedAt: number): number => Math.min(agreedAt, arrivedAt);
