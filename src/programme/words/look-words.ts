import { NAME_LENGTH, nameProblem, SHIPPED_NAME } from '#domain/words/product-name.ts';
import type { WordsFields, WordsPlace } from '#domain/words/words.ts';
import { isPalette, PALETTE_IDS, PALETTES, type PaletteId, SHIPPED_PALETTE, swatchOf } from './palettes.ts';
import { wordsField } from './words-field.ts';

/** What makes the programme its seller's own, as it ships. */
export const LOOK_WORDS = {
  name: SHIPPED_NAME,
  palette: SHIPPED_PALETTE,
  logo: '',
  portrait: '',
  'led-by-name': '',
  'led-by-qualification': '',
  'about-you': '',
  signature: '',
} as const satisfies Record<string, string>;

const PALETTE_CHOICES = PALETTE_IDS.map((id) => ({ id, name: PALETTES[id].name, colours: swatchOf(id) }));

/** The place of the programme's name and of who leads it, with their register if they have one. */
export const LOOK_PLACE: WordsPlace = {
  id: 'look',
  name: 'Name and you',
  about: 'On every page, in emails and on the home screen.',
  group: 'site',
  path: '/',
  sections: [
    {
      title: 'The programme',
      fields: [
        {
          ...wordsField(LOOK_WORDS, 'name', 'Name of the programme', { max: NAME_LENGTH.max }),
          refuses: nameProblem,
        },
        { ...wordsField(LOOK_WORDS, 'palette', 'Colours'), choices: PALETTE_CHOICES },
        { ...wordsField(LOOK_WORDS, 'logo', 'Your logo', { max: 80, mayBeEmpty: true }), picture: 'logo' },
      ],
    },
    {
      title: 'Who leads it',
      fields: [
        { ...wordsField(LOOK_WORDS, 'portrait', 'Your photo', { max: 80, mayBeEmpty: true }), picture: 'photo' },
        wordsField(LOOK_WORDS, 'led-by-name', 'Your name', { max: 60, mayBeEmpty: true }),
        wordsField(LOOK_WORDS, 'led-by-qualification', 'Your qualification', { max: 90, mayBeEmpty: true }),
        wordsField(LOOK_WORDS, 'about-you', 'Who you help, and why', { isLong: true, mayBeEmpty: true, max: 600 }),
        wordsField(LOOK_WORDS, 'signature', 'How you sign emails', { max: 60, mayBeEmpty: true }),
      ],
    },
  ],
};

/** How the programme looks: what was published of its place, over what ships. */
export interface Look {
  name: string;
  palette: PaletteId;
  /** The id of a picture; undefined for the shipped one. */
  logo: string | undefined;
}

/**
 * How the programme looks.
 *
 * @param fields the changed fields of {@link LOOK_PLACE}; undefined where nothing was changed.
 */
export function lookOf(fields: WordsFields | undefined): Look {
  const { name, palette, logo } = { ...LOOK_WORDS, ...fields };
  return { name, palette: isPalette(palette) ? palette : SHIPPED_PALETTE, logo: logo || undefined };
}
