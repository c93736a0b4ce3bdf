import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** On the same disk, so that the swap is a rename. */
export const NEXT = join(PROJECT, '.update/next');

export const PREVIOUS = join(PROJECT, '.update/previous');
