import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../prepare/project.mjs';

/** The file that the product serves at an address. */
export const fileAt = (address: string): string => join(projectFolder, 'public', address);
const LIST = join(projectFolder, 'scripts', 'coach-strips', 'drawn.json');

/** The fingerprint with which each strip was drawn, by its name. */
export const drawnStrips = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(LIST, 'utf8'));
  } catch {
    return {};
  }
};

export function rememberStrips(drawn: Record<string, string>): void {
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(LIST, `${JSON.stringify(sorted, null, 2)}\n`);
}
