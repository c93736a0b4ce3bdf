import { describe, expect, it } from 'vitest';
import { contrast, eyeColours } from '#client/coach/gl/eye-colours.ts';
import { rgb } from '#client/coach/looks.ts';
import { HAIR_TONES, SKINS } from './coach-look.ts';

/** A headscarf, then every hair. */
const HAIRS = [undefined, ...HAIR_TONES.map(({ colour }) => rgb(colour))];

describe.each(SKINS)('on skin that is $value', ({ colour }) => {
  const skin = rgb(colour);

  it.each(HAIRS)('eyes and brows are seen with hair %s', (hair) => {
    const { c_ink, c_white, c_brow, c_glow } = eyeColours(skin, hair);
    expect(Math.max(contrast(c_ink, skin), contrast(c_white, skin))).toBeGreaterThan(4.5);
    expect(contrast(c_ink, c_white)).toBeGreaterThan(15);
    expect(contrast(c_brow, c_glow)).toBeGreaterThan(3);
  });
});
