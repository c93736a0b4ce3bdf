import { PALETTE } from '#client/coach/looks.ts';
import type { Figure } from '#client/coach/shape/figure.ts';
import { SKIN_TONES, type SkinName } from '#client/coach/skin-tones.ts';
import type { CoachLook } from '#client/coach/stage/coach-choices.ts';
import { coachLook } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';

const TOP_COLOURS = { coral: '#FF7452', sun: '#FFC94D', sky: '#6C9BE8', pine: '#2F7F74' } as const;
const HAIR_COLOURS = { brunette: '#33231F', chestnut: '#6B4226', blonde: '#B9763F', grey: '#8C8A88' } as const;
const SCARF_COLOUR = '#5B3F8C';

type Top = keyof typeof TOP_COLOURS;
type HairColour = keyof typeof HAIR_COLOURS;
type Hair = 'bun' | 'tail' | 'long' | 'bob' | 'curls' | 'short' | 'headscarf';
type Shape = 'curved' | 'fuller' | 'straight';

export interface CoachAppearance {
  skin: SkinName;
  top: Top;
  hair: Hair;
  hairColour: HairColour;
  shape: Shape;
}

interface Choice<Value extends string> {
  value: Value;
  name: string;
}
interface ColourChoice<Value extends string> extends Choice<Value> {
  colour: string;
}

const named = <Value extends string>(colours: Readonly<Record<Value, string>>): readonly ColourChoice<Value>[] =>
  (Object.entries(colours) as [Value, string][]).map(([value, colour]) => ({
    value,
    name: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
    colour,
  }));

/** From light to deep. */
export const SKINS = named(
  Object.fromEntries(Object.entries(SKIN_TONES).map(([name, { skin }]) => [name, skin])) as Record<SkinName, string>,
);
export const TOPS = named(TOP_COLOURS);
export const HAIR_TONES = named(HAIR_COLOURS);
export const HAIRS: readonly Choice<Hair>[] = [
  { value: 'bun', name: 'Bun' },
  { value: 'tail', name: 'Ponytail' },
  { value: 'long', name: 'Long' },
  { value: 'bob', name: 'Bob' },
  { value: 'curls', name: 'Curls' },
  { value: 'short', name: 'Short' },
  { value: 'headscarf', name: 'Headscarf' },
];
export const SHAPES: readonly Choice<Shape>[] = [
  { value: 'curved', name: 'Curved' },
  { value: 'fuller', name: 'Fuller' },
  { value: 'straight', name: 'Straight' },
];

const BUILDS = { curved: 'standard', fuller: 'soft', straight: 'straight' } as const;

/** Stores only chosen parts; the others are derived. */
export function useCoachAppearance(): [CoachAppearance, (part: Partial<CoachAppearance>) => void] {
  const [stored, save] = useStoredValue(coachLook);
  return [appearanceIn(stored), (part) => save({ ...stored, ...part })];
}

/** Nothing where she looks as she comes. */
export function lookOf(stored: Record<string, string>): CoachLook | undefined {
  const appearance = appearanceIn(stored);
  const { skin, top, hair, hairColour, shape } = appearance;
  const isAsSheComes = Object.values(appearance).join() === Object.values(appearanceIn(undefined)).join();
  if (isAsSheComes) return undefined;
  const figure: Figure = { build: BUILDS[shape], hair: hair === 'headscarf' ? 'scarf' : hair };
  const palette = {
    ...PALETTE,
    ...SKIN_TONES[skin],
    top: TOP_COLOURS[top],
    band: top === 'sun' ? TOP_COLOURS.coral : PALETTE.band,
    hair: hair === 'headscarf' ? SCARF_COLOUR : HAIR_COLOURS[hairColour],
  };
  return { palette, figure };
}

/** Short hair is chestnut and goes with the straight outline until another is chosen. */
function appearanceIn(stored: Record<string, string> | undefined): CoachAppearance {
  const hair = chosen(HAIRS, stored?.hair, 'bun');
  return {
    skin: chosen(SKINS, stored?.skin, 'tan'),
    top: chosen(TOPS, stored?.top, 'coral'),
    hair,
    hairColour: chosen(HAIR_TONES, stored?.hairColour, hair === 'short' ? 'chestnut' : 'brunette'),
    shape: chosen(SHAPES, stored?.shape, hair === 'short' ? 'straight' : 'curved'),
  };
}

function chosen<Value extends string>(
  choices: readonly Choice<Value>[],
  stored: string | undefined,
  byDefault: Value,
): Value {
  return choices.find(({ value }) => value === stored)?.value ?? byDefault;
}
