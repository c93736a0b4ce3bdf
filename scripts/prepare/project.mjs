import { fileURLToPath } from 'node:url';

/** The project's folder, and Node 24 as the package `node` brings it; the Node that runs a script may be older. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));
export const localNode = `${projectFolder}node_modules/.bin/node`;
