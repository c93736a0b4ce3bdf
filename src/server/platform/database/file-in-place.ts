import { statSync } from 'node:fs';

/** Throws once the path leads to another file or none: writes to an unlinked file are lost at exit. */
export function createPlaceCheck(path: string): () => void {
  const opened = identityOf(path);
  return function assertInPlace() {
    // One cached stat: microseconds beside the fsync of a COMMIT.
    if (identityOf(path) !== opened) {
      throw new Error(`The database file ${path} was moved, removed or replaced: put it back`);
    }
  };
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
