/**
 * The versions of the health disclaimer that members may have agreed to, each named by the day of its last change, the
 * newest last (product §14). A changed disclaimer gets a new entry, and every member is asked once more.
 */
export const HEALTH_DISCLAIMER_VERSIONS = ['2026-11-21', '2026-11-28'] as const;

/**
 * A shipped version, or one with the number of the coach's change of it behind a point, from 1 on: "2026-11-21.3"
 * (decision 66).
 */
export type HealthDisclaimerVersion = (typeof HEALTH_DISCLAIMER_VERSIONS)[number] | `${string}.${number}`;

/** The version that is shipped today. */
export const HEALTH_DISCLAIMER_VERSION: HealthDisclaimerVersion = '2026-11-28';

const LAST_CHANGE = 999_999;

/** The version that is shown after so many changes by the coach; every new version asks every member once more. */
export const disclaimerVersion = (changes: number): HealthDisclaimerVersion =>
  changes === 0 ? HEALTH_DISCLAIMER_VERSION : `${HEALTH_DISCLAIMER_VERSION}.${changes}`;

/** Whether the text names a version that a member may have agreed to. */
export function isDisclaimerVersion(text: string): text is HealthDisclaimerVersion {
  const [shipped = '', changes = '1', ...more] = text.split('.');
  const isShipped = HEALTH_DISCLAIMER_VERSIONS.some((version) => version === shipped);
  return isShipped && more.length === 0 && /^[1-9]\d*$/.test(changes) && Number(changes) <= LAST_CHANGE;
}

/**
 * Whether a version is the one shipped today, with or without the coach's changes; without a network a device knows no
 * more.
 */
export const isOfShippedDisclaimer = (version: string): boolean => version.split('.')[0] === HEALTH_DISCLAIMER_VERSION;

/**
 * The instant of an agreement as the record keeps it, in epoch milliseconds. A device whose clock runs ahead cannot date an
 * agreement after its arrival.
 *
 * @param agreedAt when the member agreed by the device's clock, epoch milliseconds.
 * @param arrivedAt when it arrived by the server's clock, epoch milliseconds.
 */
export const agreementInstant = (agreedAt: number, arrivedAt: number): number => Math.min(agreedAt, arrivedAt);
