import { statSync } from 'node:fs';

/**
 * The function throws once the path leads to another file or none: what is written to an unlinked file is lost at
 * exit.
 */
export function createPlaceCheck(path: string): () => void {
  const opened = identityOf(path);
  return function assertInPlace() {
    // A look at cached data: microseconds beside the fsync of a COMMIT.
    if (identityOf(path) !== opened) {
      throw new Error(`The database file ${path} was moved, removed or replaced: put it back`);
    }
  };
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
