import { statSync } from 'node:fs';

/**
 * For a file that was just opened: the function throws once its path leads elsewhere or nowhere. Whatever is written to a
 * file without a name is gone with the process that has it open.
 */
export function createPlaceCheck(path: string): () => void {
  const opened = identityOf(path);
  return function assertInPlace() {
    // A look at what the system keeps in memory: microseconds beside the fsync of a COMMIT.
    if (identityOf(path) !== opened) {
      throw new Error(`The database file ${path} was moved, removed or replaced: put it back`);
    }
  };
}

/** Undefined where there is no file. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
