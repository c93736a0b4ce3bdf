import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NOT_BY_NAME = /(^\.|\.(br|gz|html|map)$|^pages\.json$)/;

/** The files of a built client that are served under their own name, without its pages; sorted. */
export function filesOfBuild(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !NOT_BY_NAME.test(name))
    .sort();
}
