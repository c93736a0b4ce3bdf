import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clip } from '#programme/clips/clip.ts';
import { projectFolder } from '../../prepare/project.mjs';

/** The file that the product serves at an address. */
export const fileAt = (address: string): string => join(projectFolder, 'public', address);
const LIST = join(projectFolder, 'scripts', 'pages', 'coach-strips', 'drawn.json');

const TIMES = join(projectFolder, 'src', 'programme', 'clips', 'strip-times.json');

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

/**
 * Writes how long the loop of each clip takes, in seconds, and where its stills lie: the product leafs through a strip before
 * its clip is loaded.
 */
export function writeStripTimes(clips: Readonly<Record<string, Clip>>): void {
  const lines = Object.entries(clips).map(
    ([name, { seconds, still }]) => `  "${name}": { "seconds": ${seconds}, "still": [${still.join(', ')}] }`,
  );
  writeFileSync(TIMES, `{\n${lines.join(',\n')}\n}\n`);
}
