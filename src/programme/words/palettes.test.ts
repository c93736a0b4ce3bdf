import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PALETTE_IDS, PALETTES, paletteCss, recoloured, SHIPPED_PALETTE } from './palettes.ts';

/** WCAG 2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Name = keyof (typeof PALETTES)['evergreen']['colours'];
const INK = '#12211e';
const WHITE = '#ffffff';

/** What is read on what. */
const READ: readonly [text: Name, ground: Name][] = [
  ['ink', 'bg'],
  ['ink', 'card'],
  ['ink', 'well'],
  ['ink', 'mint'],
  ['muted', 'bg'],
  ['muted', 'card'],
  ['placeholder', 'card'],
  ['primary', 'bg'],
  ['primary', 'card'],
  ['primary', 'mint'],
  ['on-panel-soft', 'panel'],
  ['on-panel-soft', 'panel-2'],
  ['coral-text', 'bg'],
  ['coral-text', 'card'],
];

describe.each(PALETTE_IDS)('the palette %s', (id) => {
  const colours = PALETTES[id].colours;

  test.each(READ)('%s is read on %s, in light and in dark', (text, ground) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(colours[text][scheme], colours[ground][scheme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the main button carries ink, the panel carries white, and a control is seen on its card', () => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(INK, colours.coral[scheme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(INK, colours['coral-hover'][scheme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(WHITE, colours.panel[scheme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.ctl[scheme], colours.card[scheme])).toBeGreaterThanOrEqual(3);
    }
  });

  test('has a rule for each colour, in light and in dark', () => {
    const css = paletteCss(id);
    if (id === SHIPPED_PALETTE) return expect(css).toBe('');
    for (const [name, [light, dark]] of Object.entries(colours)) {
      expect(css).toContain(`--${name}:${light}`);
      expect(css.split(`--${name}:${dark}`).length).toBeGreaterThan(2);
    }
  });
});

test('the shipped palette is that of the styles', () => {
  const tokens = readFileSync('src/client/ui/tokens.css', 'utf8');
  for (const [name, [light, dark]] of Object.entries(PALETTES[SHIPPED_PALETTE].colours)) {
    const value = light === dark ? light : `light-dark(${light}, ${dark})`;
    expect(tokens).toContain(`--${name}: ${value};`);
  }
  const { panel, mint, coral } = PALETTES[SHIPPED_PALETTE].colours;
  for (const [name, [light]] of Object.entries({ deep: panel, pale: mint, signal: coral })) {
    expect(tokens).toContain(`--${name}: ${light};`);
  }
});

test('a text with shipped colours is told in those of a palette', () => {
  expect(recoloured('a #0f4c45 b #ff7452 c #ffffff', 'ink')).toBe('a #30436d b #f67d19 c #ffffff');
  expect(recoloured('a #0f4c45', SHIPPED_PALETTE)).toBe('a #0f4c45');
});
