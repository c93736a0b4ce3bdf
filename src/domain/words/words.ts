import { MEDIA_ID, type MediaWanted, mediumProblem, mediumText } from '#domain/media/media.ts';
import { PICTURE_ID, type PictureKind, pictureText } from './picture.ts';
import { wordsParts } from './words-text.ts';

/**
 * The groups of places: for a legal one a proof of identity is asked for and a lawyer's check is kept (decision 66); a
 * newsletter is sent, and never published.
 */
export const WORDS_GROUPS = ['site', 'legal', 'workouts', 'moves', 'emails', 'newsletter'] as const;

/** One of {@link WORDS_GROUPS}. */
export type WordsGroup = (typeof WORDS_GROUPS)[number];

/** One text of a place that the coach may change. */
export interface WordsField {
  /** The field's name, unique in its place and stored with each version: it is never given to another text. */
  id: string;
  label: string;
  /** The shipped text, which is version 0. */
  shipped: string;
  /** The longest text, in UTF-16 units. */
  max: number;
  /** The text may have paragraphs, lists and links; otherwise it is one line. */
  isLong: boolean;
  /** The text is the id of a stored picture of this kind, or empty for none. */
  picture?: PictureKind;
  /** The text is the id of a stored film or photo, or empty for none. */
  media?: MediaWanted;
  /** Whoever knows its address sees what the field names, without access. */
  isPublic?: boolean;
  /** The text is the id of one of these, or of several. */
  choices?: readonly WordsChoice[];
  /** The text is the ids of any of its choices, in their order, with {@link SEVERAL} between them. */
  isSeveral?: boolean;
  /** The text may be empty: the place then goes without it. */
  mayBeEmpty?: boolean;
  /** Why the text cannot be empty beside these of its place; undefined where it can. It goes before {@link mayBeEmpty}. */
  refusesEmpty?: (fields: WordsFields) => string | undefined;
  /** The names, in braces in the text, that the product fills in. */
  slots?: readonly string[];
  /** The slots that must stay: the law asks for them, or a link would be missing. */
  keeps?: readonly string[];
  /**
   * The place's own rule: why a text cannot be published, undefined where it can.
   *
   * @param fields all texts of the place.
   * @param others what is published of other places that this one builds on.
   */
  refuses?: (text: string, fields: WordsFields, others: WordsOfPlaces) => string | undefined;
  /** What a text that is no sentence says, part by part, as lists of changes tell it. */
  told?: (text: string, others: WordsOfPlaces) => readonly ToldPart[];
}

/** A part of what a field says. */
export interface ToldPart {
  label: string;
  text: string;
}

/** One of the choices of a field. */
export interface WordsChoice {
  id: string;
  name: string;
  /** The colours that show it, as `#rrggbb`; absent where it is shown by its name alone. */
  colours?: readonly string[];
}

/** What stands between several choices of one field. */
export const SEVERAL = ', ';

/** A place whose words the coach may change: fixed fields in the order of reading. */
export interface WordsPlace {
  id: string;
  name: string;
  about: string;
  group: WordsGroup;
  sections: readonly { title: string; fields: readonly WordsField[] }[];
  /** The address of the page that shows it. */
  path?: string;
  /** The field whose text stands behind the place's name in lists. */
  calledBy?: string;
  /** Members agree to it: a new version asks each of them again. */
  isAgreedTo?: boolean;
  /** Nothing of it is shipped: it is not there before a first version is published. */
  startsEmpty?: boolean;
}

/** The texts of a place by the ids of its fields. */
export type WordsFields = Readonly<Record<string, string>>;

/** The texts of several places, by their ids. */
export type WordsOfPlaces = Readonly<Record<string, WordsFields>>;

/** What a field says, as lists of changes tell it. */
export function toldField(
  field: Omit<WordsField, 'id' | 'shipped'>,
  text: string,
  others: WordsOfPlaces = {},
): readonly ToldPart[] {
  return field.told?.(text, others) ?? [{ label: field.label, text: toldText(field, text) }];
}

function toldText({ picture, media, choices }: Omit<WordsField, 'id' | 'shipped'>, text: string): string {
  if (picture !== undefined) return pictureText(text);
  if (media !== undefined) return mediumText(text);
  return choices
    ? text
        .split(SEVERAL)
        .map((chosen) => nameOf(choices, chosen))
        .join(SEVERAL)
    : text;
}

const nameOf = (choices: readonly WordsChoice[], chosen: string): string =>
  choices.find(({ id }) => id === chosen)?.name ?? chosen;

/** All fields of a place, in the order of reading. */
export const fieldsOf = ({ sections }: Pick<WordsPlace, 'sections'>): readonly WordsField[] =>
  sections.flatMap(({ fields }) => fields);

/** The shipped texts of a place, which are its version 0. */
export const shippedFields = (place: Pick<WordsPlace, 'sections'>): Record<string, string> =>
  Object.fromEntries(fieldsOf(place).map(({ id, shipped }) => [id, shipped]));

/** A text as it is kept: no blanks around it, one sort of line end, no empty lines in a row. */
export const tidyWords = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The texts of a place after a change: the given texts, tidied, over those before; unknown ids are left out. */
export function mergedWords(place: Pick<WordsPlace, 'sections'>, before: WordsFields, given: WordsFields): WordsFields {
  return Object.fromEntries(
    fieldsOf(place).map(({ id, shipped }) => [
      id,
      Object.hasOwn(given, id) ? tidyWords(given[id] ?? '') : (before[id] ?? shipped),
    ]),
  );
}

/** The ids of the fields whose text differs from the shipped one. */
export const changedIds = (place: Pick<WordsPlace, 'sections'>, fields: WordsFields): string[] =>
  fieldsOf(place).flatMap(({ id, shipped }) => (fields[id] === undefined || fields[id] === shipped ? [] : [id]));

/** Why these words cannot be published, field by field, in words for the coach; empty where they can. */
export function wordsProblems(
  place: Pick<WordsPlace, 'sections'>,
  fields: WordsFields,
  others: WordsOfPlaces = {},
): { field: string; message: string }[] {
  const all = { ...shippedFields(place), ...fields };
  return fieldsOf(place).flatMap((field) => {
    const message = problemOf(field, all, others);
    return message === undefined ? [] : [{ field: field.id, message }];
  });
}

function problemOf(field: WordsField, fields: WordsFields, others: WordsOfPlaces): string | undefined {
  const text = fields[field.id] ?? '';
  if (text === '') return emptyProblem(field, fields);
  if (field.picture ?? field.media ?? field.choices) return chosenProblem(field, text);
  return typedProblem(field, text) ?? lostSlots(field, text) ?? field.refuses?.(text, fields, others);
}

function emptyProblem({ shipped, choices, mayBeEmpty, refusesEmpty }: WordsField, fields: WordsFields) {
  if (refusesEmpty) return refusesEmpty(fields);
  if (mayBeEmpty) return undefined;
  if (choices) return 'Choose one of these.';
  return shipped === '' ? 'This can’t be empty.' : 'This can’t be empty. Restore the original text, or write your own.';
}

function chosenProblem({ picture, media, choices = [], isSeveral }: WordsField, text: string): string | undefined {
  if (picture !== undefined) return PICTURE_ID.test(text) ? undefined : 'Choose the picture again.';
  if (media !== undefined) return MEDIA_ID.test(text) ? undefined : mediumProblem(media, undefined);
  const chosen = isSeveral ? text.split(SEVERAL) : [text];
  const isOne = (one: string, index: number) => choices.some(({ id }) => id === one) && chosen.indexOf(one) === index;
  return chosen.every(isOne) ? undefined : 'Choose one of these.';
}

function typedProblem({ max, isLong }: WordsField, text: string): string | undefined {
  if (text.length > max) return `Keep it to ${max} characters. This has ${text.length}.`;
  if (!isLong && text.includes('\n')) return 'Keep this on one line.';
  return /[^\P{Cc}\n\t]/u.test(text) ? 'One character can’t be read. Type it again.' : undefined;
}

function lostSlots({ slots = [], keeps = [] }: WordsField, text: string): string | undefined {
  const used = wordsParts(text, slots).flatMap((part) => (part.kind === 'slot' ? [part.name] : []));
  const lost = keeps.filter((name) => !used.includes(name)).map((name) => `{${name}}`);
  return lost.length === 0 ? undefined : `Leave ${lost.join(' and ')} in. It’s filled in for you.`;
}

/**
 * Whether a legal text is no longer a draft (product §23): a lawyer's check is on the version that is shown, or the text is
 * unchanged and the shipped texts were reviewed.
 *
 * @param shown the version that is shown; undefined for the shipped text without a check.
 */
export function isLegalTextChecked(
  shown: { version: number; isChecked: boolean } | undefined,
  shippedReviewed: boolean,
): boolean {
  if (shown?.isChecked) return true;
  return shippedReviewed && (shown?.version ?? 0) === 0;
}
