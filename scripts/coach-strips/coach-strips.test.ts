import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { drawnStrips, STRIP_FOLDER } from './drawn-strips.ts';
import { fingerprint } from './fingerprint.ts';

it('has for every clip a strip that was drawn from it as it is', () => {
  const drawn = drawnStrips();
  const old = Object.entries(NAMED_CLIPS)
    .filter(([name, clip]) => drawn[name] !== fingerprint(clip) || !existsSync(join(STRIP_FOLDER, `${name}.webp`)))
    .map(([name]) => name);
  expect(old, `draw them again: npm run coach-strips -- ${old.join(' ')}`).toEqual([]);
});
