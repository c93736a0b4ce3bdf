/** Colours of eyes and brows, chosen by the skin round them. Red, green and blue, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Ink on light skin and on deep skin; brown of the iris on both; the white, a little warm. */
const INK: Colour = [0.14, 0.08, 0.07];
const DEEP_INK: Colour = [0.035, 0.02, 0.02];
const IRIS: Colour = [0.3, 0.17, 0.1];
const DEEP_IRIS: Colour = [0.2, 0.11, 0.07];
const WHITE: Colour = [0.99, 0.975, 0.95];
/** Brows of somebody whose hair is not seen. */
const BROWS: Colour = [0.16, 0.1, 0.09];
/** The light on a brow bone. */
const LIT: Colour = [0.88, 0.65, 0.47];
/** The shade of a lid against the skin. */
const LID: Colour = [0.92, 0.83, 0.79];
/** Luminance below which a skin begins to count as deep, and that by which it is wholly so. */
const DEEP = [0.3, 0.1] as const;
/** Share by which brows are darker than hair that is light, than any hair, and than hair on deep skin. */
const DARKER = { light: 0.55, any: 0.1, deep: 0.3 } as const;
/** Contrast of a brow with the skin under it, which is lit where it is too deep for that. */
const BROW_CONTRAST = 3.05;

/** Relative luminance (WCAG 2.2). */
export function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r as number) + 0.7152 * (g as number) + 0.0722 * (b as number);
}
/** Contrast of two colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}
const mixed = ([r, g, b]: Colour, [x, y, z]: Colour, by: number): Colour => [
  r + (x - r) * by,
  g + (y - g) * by,
  b + (z - b) * by,
];

/** The uniforms of eyes and brows on a skin; without hair the brows are dark. */
export function eyeColours(skin: Colour, hair?: Colour) {
  const deep = Math.min(1, Math.max(0, (DEEP[0] - luminance(skin)) / (DEEP[0] - DEEP[1])));
  const ink = mixed(INK, DEEP_INK, deep);
  const darker = hair ? DARKER.light * Math.min(1, luminance(hair) * 4) + DARKER.any + DARKER.deep * deep : deep;
  const brow = mixed(hair ?? BROWS, ink, darker);
  let glow = skin;
  while (contrast(glow, brow) < BROW_CONTRAST) glow = mixed(glow, LIT, 0.02);
  const lid: Colour = [skin[0] * LID[0], skin[1] * LID[1], skin[2] * LID[2]];
  return { c_ink: ink, c_iris: mixed(IRIS, DEEP_IRIS, deep), c_white: WHITE, c_lid: lid, c_brow: brow, c_glow: glow };
}
