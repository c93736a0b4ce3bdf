import type { BodyRecord } from '#domain/body-care.ts';
import { isBodyRecord } from '#domain/is-body-record.ts';
import { keptLimits, type LastingLimit } from '#domain/lasting-limit.ts';
import { BODY_KEYS } from './browser-storage.ts';
import { storedJson, storedReading } from './stored-value.ts';

/* Apart from `browser-storage.ts`: Home forgets these, and never reads them. */

/** Privacy: never leaves the device. */
export const notForMe = storedReading<readonly LastingLimit[]>(BODY_KEYS.notForMe, keptLimits);
/** Privacy: never leaves the device. */
export const bodyRecord = storedJson<BodyRecord>(BODY_KEYS.signs, isBodyRecord);
