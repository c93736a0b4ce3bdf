import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the version stands that runs; only the account that it belongs to can change it. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Where the next version is prepared, on the same disk, so that it is moved into place in no time. */
export const NEXT = join(PROJECT, '.update/next');

/** What the version before was made of, until the next update. */
export const PREVIOUS = join(PROJECT, '.update/previous');
