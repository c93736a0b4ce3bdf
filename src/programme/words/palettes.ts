/** A colour in light and in dark, as `#rrggbb`, by the name of its custom property in `tokens.css`. */
type Colours = Readonly<Record<string, readonly [light: string, dark: string]>>;

/**
 * The five palettes of the programme. Each colour is as light, to the eye that contrast is computed for, as the one that
 * ships: every text that can be read on the first palette can be read on the others.
 */
export const PALETTES = {
  evergreen: {
    name: 'Evergreen and coral',
    colours: {
      bg: ['#f4f7f4', '#0b1614'],
      card: ['#ffffff', '#14231f'],
      well: ['#edf2ef', '#1f302b'],
      line: ['#dde6e1', '#22352f'],
      ctl: ['#738a83', '#6a827b'],
      ink: ['#12211e', '#eaf3ef'],
      muted: ['#4f625d', '#a3b8b1'],
      placeholder: ['#5f736d', '#93a9a2'],
      primary: ['#0f4c45', '#7fd3be'],
      panel: ['#0f4c45', '#12413b'],
      'panel-2': ['#0a3731', '#0a3731'],
      'on-panel-soft': ['#bfe3d7', '#bfe3d7'],
      mint: ['#dceee7', '#1d3a33'],
      stage: ['#dceee7', '#8ab5a7'],
      'coach-ground': ['#dceee7', '#1d3a33'],
      coral: ['#ff7452', '#ff8466'],
      'coral-hover': ['#ff8b6d', '#ff9c84'],
      'coral-text': ['#b63a1b', '#ffa48d'],
      'coral-soft': ['#ffe3d9', '#4a231a'],
    },
  },
  ink: {
    name: 'Ink and apricot',
    colours: {
      bg: ['#f4f6fb', '#0f141d'],
      card: ['#ffffff', '#1a202e'],
      well: ['#eef1f7', '#252d3c'],
      line: ['#dfe4ee', '#293143'],
      ctl: ['#7b859b', '#727d94'],
      ink: ['#181e2b', '#ecf1fb'],
      muted: ['#565e70', '#aab4c8'],
      placeholder: ['#666f82', '#9aa5ba'],
      primary: ['#30436d', '#a8c4fe'],
      panel: ['#30436d', '#2a395c'],
      'panel-2': ['#223050', '#223050'],
      'on-panel-soft': ['#cbdcff', '#cbdcff'],
      mint: ['#e1eafd', '#29354d'],
      stage: ['#e1eafd', '#a2acc4'],
      'coach-ground': ['#e1eafd', '#29354d'],
      coral: ['#f67d19', '#f78b42'],
      'coral-hover': ['#f7924f', '#f8a26c'],
      'coral-text': ['#a14e09', '#f8a978'],
      'coral-soft': ['#fde4d6', '#47250f'],
    },
  },
  plum: {
    name: 'Plum and peach',
    colours: {
      bg: ['#f9f5f9', '#1a1119'],
      card: ['#ffffff', '#281c28'],
      well: ['#f4eff4', '#362835'],
      line: ['#eae1e9', '#3c2c3b'],
      ctl: ['#937f91', '#8b778a'],
      ink: ['#261a25', '#f7eef6'],
      muted: ['#695968', '#c0aebf'],
      placeholder: ['#7b6a79', '#b19fb0'],
      primary: ['#5c365b', '#efaeec'],
      panel: ['#5c365b', '#4e2f4d'],
      'panel-2': ['#432742', '#432742'],
      'on-panel-soft': ['#f1d2ef', '#f1d2ef'],
      mint: ['#f5e5f4', '#432e43'],
      stage: ['#f5e5f4', '#c4a2c0'],
      'coach-ground': ['#f5e5f4', '#432e43'],
      coral: ['#ef7e70', '#f08b7f'],
      'coral-hover': ['#f19285', '#f3a196'],
      'coral-text': ['#a9463c', '#f4a89e'],
      'coral-soft': ['#fce4e0', '#452521'],
    },
  },
  slate: {
    name: 'Slate and lime',
    colours: {
      bg: ['#f5f6f7', '#111517'],
      card: ['#ffffff', '#1b2124'],
      well: ['#eff1f2', '#272e31'],
      line: ['#e0e4e7', '#2b3236'],
      ctl: ['#7e868b', '#757e83'],
      ink: ['#1a1f22', '#eef1f4'],
      muted: ['#585f63', '#acb5b9'],
      placeholder: ['#687074', '#9da6aa'],
      primary: ['#35464f', '#aac8d8'],
      panel: ['#35464f', '#2e3c44'],
      'panel-2': ['#25323a', '#25323a'],
      'on-panel-soft': ['#cfdde5', '#cfdde5'],
      mint: ['#e4ebef', '#2c363c'],
      stage: ['#e4ebef', '#98afbe'],
      'coach-ground': ['#e4ebef', '#2c363c'],
      coral: ['#83ac03', '#8bb51e'],
      'coral-hover': ['#91b934', '#9fc25b'],
      'coral-text': ['#536e07', '#a6c66a'],
      'coral-soft': ['#e2edd2', '#253206'],
    },
  },
  berry: {
    name: 'Berry and sky',
    colours: {
      bg: ['#fbf5f6', '#1d1113'],
      card: ['#ffffff', '#2d1b1e'],
      well: ['#f7eff0', '#3c272b'],
      line: ['#eee1e2', '#422b2f'],
      ctl: ['#9b7e82', '#94757a'],
      ink: ['#2b1a1c', '#fbeef0'],
      muted: ['#70585c', '#c8adb1'],
      placeholder: ['#82686c', '#ba9da1'],
      primary: ['#69333e', '#feaebc'],
      panel: ['#69333e', '#592c36'],
      'panel-2': ['#4d242c', '#4d242c'],
      'on-panel-soft': ['#fed0d7', '#fed0d7'],
      mint: ['#fde4e7', '#4c2c32'],
      stage: ['#fde4e7', '#c5a4a8'],
      'coach-ground': ['#fde4e7', '#4c2c32'],
      coral: ['#17aae2', '#40b2e6'],
      'coral-hover': ['#4eb6e7', '#6ec0e9'],
      'coral-text': ['#066d93', '#7bc4ea'],
      'coral-soft': ['#d7ecf8', '#0e3242'],
    },
  },
} as const satisfies Record<string, { name: string; colours: Colours }>;

/** A key of {@link PALETTES}. */
export type PaletteId = keyof typeof PALETTES;

/** All palettes, the shipped one first. */
export const PALETTE_IDS = Object.keys(PALETTES) as PaletteId[];

/** The palette that ships. */
export const SHIPPED_PALETTE: PaletteId = 'evergreen';

/** Whether a text names a palette. */
export const isPalette = (text: string): text is PaletteId => Object.hasOwn(PALETTES, text);

/** The colours that show a palette at a glance: its panels, its main button, and its ground. */
export const swatchOf = (id: PaletteId): string[] => {
  const { panel, coral, mint } = PALETTES[id].colours;
  return [panel[0], coral[0], mint[0]];
};

/** A text with the shipped colours in it, such as an e-mail's page, in those of a palette. */
export const recoloured = (text: string, id: PaletteId): string =>
  Object.entries(PALETTES[SHIPPED_PALETTE].colours).reduce((coloured, [name, shipped]) => {
    const own: readonly string[] = (PALETTES[id].colours as Colours)[name] ?? shipped;
    return shipped.reduce((done, colour, scheme) => done.replaceAll(colour, own[scheme] ?? colour), coloured);
  }, text);

/** Colours that are the same in light and in dark, by the name of the one whose light they have. */
const IN_BOTH = { deep: 'panel', pale: 'mint', signal: 'coral' } as const;

/** What somebody who asks for more contrast has in other colours. */
const QUIET = new Set(['ctl', 'line', 'muted']);

/** The rules that lie over `tokens.css` for a palette; nothing for the shipped one. */
export function paletteCss(id: PaletteId): string {
  if (id === SHIPPED_PALETTE) return '';
  const { colours } = PALETTES[id];
  const rules = (scheme: 0 | 1, isQuiet: boolean) =>
    Object.entries(colours)
      .filter(([name]) => QUIET.has(name) === isQuiet)
      .map(([name, both]) => `--${name}:${both[scheme]}`)
      .join(';');
  const inBoth = Object.entries(IN_BOTH).map(([name, of]) => `--${name}:${colours[of][0]}`);
  const schemes = (isQuiet: boolean) =>
    `html:root{${rules(0, isQuiet)}}` +
    `@media(prefers-color-scheme:dark){html:root:not([data-theme=light]){${rules(1, isQuiet)}}}` +
    `html:root[data-theme=dark]{${rules(1, isQuiet)}}`;
  return `html:root{${inBoth.join(';')}}${schemes(false)}@media(prefers-contrast:no-preference){${schemes(true)}}`;
}
