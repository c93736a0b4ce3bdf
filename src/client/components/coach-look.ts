import { type Hair, LOOKS, type Look, paletteOf, type SkinTone } from '#client/figure/look.ts';
import { coachLook } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';

export type Top = keyof typeof LOOKS;

export interface CoachAppearance {
  skin: SkinTone;
  top: Top;
  hair: Hair;
}

interface Choice<Value extends string> {
  value: Value;
  name: string;
}

export const SKINS: readonly Choice<SkinTone>[] = [
  { value: 'deep', name: 'Deep' },
  { value: 'tan', name: 'Tan' },
  { value: 'fair', name: 'Fair' },
];
export const TOPS: readonly Choice<Top>[] = [
  { value: 'sun', name: 'Sun' },
  { value: 'coral', name: 'Coral' },
  { value: 'sky', name: 'Sky' },
];
export const HAIRS: readonly Choice<Hair>[] = [
  { value: 'bun', name: 'Bun' },
  { value: 'short', name: 'Short' },
  { value: 'long', name: 'Long' },
  { value: 'headscarf', name: 'Headscarf' },
];

export const skinColour = (skin: SkinTone): string => paletteOf({ ...LOOKS.coral, skin }).skin;
export const topColour = (top: Top): string => LOOKS[top].top;

export function useCoachAppearance(): [CoachAppearance, (appearance: CoachAppearance) => void] {
  const [stored, save] = useStoredValue(coachLook);
  return [appearanceIn(stored), (appearance) => save({ ...appearance })];
}

export function lookOf({ skin, top, hair }: CoachAppearance): Look {
  const look = { skin, hair, top: topColour(top) };
  if (hair === 'headscarf') return { ...look, hairColour: LOOKS.sun.hairColour };
  return hair === 'short' ? { ...look, hairColour: LOOKS.sky.hairColour, straight: true } : look;
}

/** Stored values may come from an older version: unknown ones fall back. */
function appearanceIn(stored: Record<string, string> | undefined): CoachAppearance {
  return {
    skin: chosen(SKINS, stored?.skin, 'tan'),
    top: chosen(TOPS, stored?.top, 'coral'),
    hair: chosen(HAIRS, stored?.hair, 'bun'),
  };
}

function chosen<Value extends string>(
  choices: readonly Choice<Value>[],
  stored: string | undefined,
  byDefault: Value,
): Value {
  return choices.find(({ value }) => value === stored)?.value ?? byDefault;
}
