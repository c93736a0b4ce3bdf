import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clip } from '#programme/clips/clip.ts';
import { projectFolder } from '../../prepare/project.mjs';

/** The file that the product serves at an address. */
export const fileAt = (address: string): string => join(projectFolder, 'public', address);
const LIST = join(projectFolder, 'scripts', 'pages', 'coach-strips', 'drawn.json');

const TIMES = join(projectFolder, 'src', 'programme', 'clips', 'strip-times.ts');

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

/** How long each clip's loop takes and where its stills lie, apart from the clips themselves. */
export function writeStripTimes(clips: Readonly<Record<string, Clip>>): void {
  const lines = Object.entries(clips).map(
    ([name, { seconds, still }]) => `  '${name}': { seconds: ${seconds}, still: [${still.join(', ')}] },\n`,
  );
  writeFileSync(TIMES, `${TIMES_HEAD}${lines.join('')}};\n`);
}

const TIMES_HEAD = `import type { Clip } from './clip.ts';
import type { ClipName } from './clip-name.ts';

/**
 * How long the loop of each clip takes, in seconds, and where its stills lie, for leafing through its strip before any clip is
 * loaded. Written by \`npm run coach-strips\`.
 */
export const STRIP_TIMES: Readonly<Record<ClipName, Pick<Clip, 'seconds' | 'still'>>> = {
`;
