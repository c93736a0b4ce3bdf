import { fileURLToPath } from 'node:url';

/** Setting of every program that tests start: what Node has compiled once takes half of a short program's time. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
};
