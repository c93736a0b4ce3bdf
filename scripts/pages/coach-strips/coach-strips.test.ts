import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keyPictureAddress, posesAddress, stripAddress } from '#client/coach/strips.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import STRIP_TIMES from '#programme/clips/strip-times.json' with { type: 'json' };
import { drawnStrips, fileAt } from './drawn-strips.ts';
import { fingerprint, lookPrint, STRIP_LOOK } from './fingerprint.ts';

it('has for every clip a strip, its poses and a key picture that were drawn from it as it is', () => {
  const drawn = drawnStrips();
  const isThere = (name: string) =>
    [stripAddress(name), posesAddress(name), keyPictureAddress(name)].every(
      (address) => !address || existsSync(fileAt(address)),
    );
  const old = Object.entries(NAMED_CLIPS)
    .filter(([name, clip]) => drawn[name] !== fingerprint(clip) || !isThere(name))
    .map(([name]) => name);
  expect(old, `draw them again: npm run coach-strips -- ${old.join(' ')}`).toEqual([]);
}, 60_000);

it('leafs through every strip in the time of its clip', () => {
  const times = Object.entries(NAMED_CLIPS).map(([name, { seconds, still }]) => [name, { seconds, still }]);
  expect(STRIP_TIMES, 'write them again: npm run coach-strips -- --stale').toEqual(Object.fromEntries(times));
});

it('takes strips for old when her outline, a colour or a shader is another', () => {
  const { outline, colours, shaders } = STRIP_LOOK;
  const moved = outline.with(0, ((outline[0] ?? 0) + 1) % 256);
  const looks = [
    STRIP_LOOK,
    { ...STRIP_LOOK, outline: moved },
    { ...STRIP_LOOK, colours: [colours, '#000000'] },
    ...shaders.map((shader, place) => ({ ...STRIP_LOOK, shaders: shaders.with(place, `${shader} `) })),
  ];
  const prints = looks.map((look) => fingerprint(NAMED_CLIPS['squat-standard'], lookPrint(look)));
  expect(new Set(prints).size).toBe(looks.length);
  expect(prints[0]).toBe(fingerprint(NAMED_CLIPS['squat-standard']));
});
