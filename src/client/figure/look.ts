const SKIN_TONES = {
  deep: { near: '#8D5A3C', far: '#724529' },
  tan: { near: '#C98B63', far: '#AE7049' },
  fair: { near: '#F0BE9C', far: '#DA9F7E' },
} as const;

/** Name of a skin tone; the colours themselves are found by {@link paletteOf}. */
export type SkinTone = keyof typeof SKIN_TONES;

/** Hair styles the coach can wear. */
export type Hair = 'bun' | 'short' | 'long' | 'headscarf';

/** How the coach looks. */
export interface Look {
  readonly skin: SkinTone;
  readonly hair: Hair;
  /** Colour of the top as #rrggbb. */
  readonly top: string;
  /** Colour of hair or headscarf as #rrggbb; dark brown by default. */
  readonly hairColour?: string;
  /** Straighter outline of the trunk. */
  readonly straight?: boolean;
}

/** Three ready looks, named after the top. */
export const LOOKS = {
  coral: { skin: 'tan', hair: 'bun', top: '#FF7452' },
  sun: { skin: 'deep', hair: 'headscarf', top: '#FFC94D', hairColour: '#5B3F8C' },
  sky: { skin: 'fair', hair: 'short', top: '#6C9BE8', hairColour: '#6B4226', straight: true },
} as const satisfies Record<string, Look>;

/** Every colour of one look, each as #rrggbb; "far" is the side away from the viewer. */
export interface Palette {
  readonly skin: string;
  readonly skinFar: string;
  readonly hair: string;
  readonly hairLight: string;
  readonly top: string;
  readonly topFar: string;
  readonly sleeve: string;
  readonly leg: string;
  /** Screen-left leg in front view, a touch lighter so that crossed legs stay apart. */
  readonly legFront: string;
  readonly legFar: string;
  readonly shoe: string;
  readonly shoeFar: string;
  readonly sole: string;
  readonly band: string;
  readonly cheek: string;
  readonly ink: string;
  readonly mouth: string;
}

/** Mixes a #rrggbb colour towards black (share below 0) or white (share above 0). */
export function shade(colour: string, share: number): string {
  const goal = share < 0 ? 0 : 255;
  const part = (index: number): string => {
    const value = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(value + (goal - value) * Math.abs(share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(1)}${part(2)}`;
}

const palettes = new WeakMap<Look, Palette>();

/** The colours of a look; the same look is mixed only once. */
export function paletteOf(look: Look): Palette {
  const known = palettes.get(look);
  if (known) return known;
  const palette = mixedPalette(look);
  palettes.set(look, palette);
  return palette;
}

function mixedPalette(look: Look): Palette {
  const skin = SKIN_TONES[look.skin];
  const hair = look.hairColour ?? '#33231F';
  return {
    skin: skin.near,
    skinFar: skin.far,
    hair,
    hairLight: shade(hair, 0.13),
    top: look.top,
    topFar: shade(look.top, -0.18),
    sleeve: shade(look.top, -0.06),
    leg: '#0F4C45',
    legFront: '#11504A',
    legFar: '#0A3731',
    shoe: '#FFFFFF',
    shoeFar: '#B4C9C1',
    sole: '#FFC94D',
    band: look.top === '#FFC94D' ? '#FF7452' : '#FFC94D',
    cheek: '#E9735A',
    ink: '#2A1B18',
    mouth: '#7C3328',
  };
}
