import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { filesOfBuild } from './files-of-build.ts';

/** Windows that were opened with an earlier build still load code of it, for as many builds as this, the newest included. */
const BUILDS_KEPT = 3;

/**
 * Copies the files of the builds before this one beside it. Their names carry their content, so they never clash.
 * `listFile` remembers which files belong to which build, newest first.
 */
export function keepEarlierBuilds({ current, next, listFile }: Record<'current' | 'next' | 'listFile', string>): void {
  const files = filesOfBuild(next).filter((name) => name.startsWith('assets/'));
  const earlier = readList(listFile)
    .filter((build) => !isDeepStrictEqual(build, files))
    .slice(0, BUILDS_KEPT - 1);
  for (const name of earlier.flat()) {
    for (const file of [name, `${name}.br`, `${name}.gz`]) {
      if (existsSync(join(current, file)) && !existsSync(join(next, file))) {
        copyFileSync(join(current, file), join(next, file));
      }
    }
  }
  writeFileSync(listFile, `${JSON.stringify([files, ...earlier])}\n`);
}

function readList(listFile: string): string[][] {
  return existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
}
