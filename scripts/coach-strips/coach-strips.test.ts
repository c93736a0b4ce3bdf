import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keyPictureAddress, stripAddress } from '#client/coach/strips.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { drawnStrips, fileAt } from './drawn-strips.ts';
import { fingerprint } from './fingerprint.ts';

it('has for every clip a strip and a key picture that were drawn from it as it is', () => {
  const drawn = drawnStrips();
  const isThere = (name: string) =>
    [stripAddress(name), keyPictureAddress(name)].every((address) => !address || existsSync(fileAt(address)));
  const old = Object.entries(NAMED_CLIPS)
    .filter(([name, clip]) => drawn[name] !== fingerprint(clip) || !isThere(name))
    .map(([name]) => name);
  expect(old, `draw them again: npm run coach-strips -- ${old.join(' ')}`).toEqual([]);
});
