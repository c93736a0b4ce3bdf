import type { DeskWords, WordsCheck, WordsPlaceAnswer, WordsVersion } from '#contract/desk/words.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import {
  fieldsOf,
  isLegalTextChecked,
  shippedFields,
  toldField,
  type WordsField,
  type WordsFields,
  type WordsOfPlaces,
  type WordsPlace,
  wordsProblems,
} from '#domain/words/words.ts';
import { wordsDifference } from '#domain/words/words-difference.ts';
import { findWordsPlace, WORDS_PLACES } from '#programme/words/places.ts';
import { QUOTES_PLACE } from '#programme/words/site-places.ts';
import type { ServerContext } from '#server/context.ts';
import * as healthAgreements from '#server/features/health-agreements/health-agreements.repository.ts';
import type { StoredWords } from '#server/features/words/words.repository.ts';
import * as words from '#server/features/words/words.repository.ts';
import type { StoredCheck } from '#server/features/words/words-checks.repository.ts';
import * as wordsChecks from '#server/features/words/words-checks.repository.ts';
import * as wordsDrafts from '#server/features/words/words-drafts.repository.ts';
import { buildsOn, nameOfPlace, shownFields, shownFrom } from './words-desk.ts';

const COUNTED_VERSIONS = 5;

export async function wordsList(context: ServerContext): Promise<DeskWords> {
  const { db } = context;
  const ids = WORDS_PLACES.map(({ id }) => id);
  const [newest, checks, kept] = await Promise.all([
    words.newestOf(db, ids),
    wordsChecks.newestOf(db, ids),
    wordsDrafts.of(db, ids),
  ]);
  const hidden = await shownFrom(context, QUOTES_PLACE);
  const isThere = ({ id, startsEmpty }: WordsPlace) => !startsEmpty || newest.has(id) || kept.has(id);
  const places = WORDS_PLACES.filter(isThere).map((place) => {
    const draft = kept.get(place.id);
    return {
      ...headOf(context, place, newest.get(place.id), checks.get(place.id)),
      name: nameOfPlace(place, newest.get(place.id) ?? firstOf(place, draft)),
      shownFrom: place.id === QUOTES_PLACE.id ? hidden : null,
      draft: draft ? draftOf(draft) : null,
    };
  });
  return { places };
}

export async function placeAnswer(context: ServerContext, id: string): Promise<WordsPlaceAnswer | undefined> {
  const { db } = context;
  const place = findWordsPlace(id);
  if (!place) return undefined;
  const [history, check, draft] = await Promise.all([
    words.history(db, id),
    wordsChecks.newest(db, id),
    wordsDrafts.find(db, id),
  ]);
  const shown = shownFields(place, history[0]);
  return {
    ...headOf(context, place, history[0], check),
    name: nameOfPlace(place, history[0] ?? firstOf(place, draft)),
    shownFrom: await shownFrom(context, place),
    path: place.path ?? null,
    isAgreedTo: place.isAgreedTo ?? false,
    sections: place.sections.map(({ title, fields }) => ({
      title,
      fields: fields.map((field) => shownField(field, shown)),
    })),
    draft: draft
      ? {
          ...draftOf(draft),
          fields: draft.fields,
          revision: draft.revision,
          problems: wordsProblems(place, { ...shown, ...draft.fields }, await buildsOn(db, place)),
        }
      : null,
    history: history.map(({ version, author, at, changed }) => ({ version, author, at, changed: changed.length })),
    agreements: place.isAgreedTo ? await agreementsTo(context, history) : [],
  };
}

/** What a version said, and what came and went with it; 0 is what was shipped. */
export async function versionAnswer(
  { db }: ServerContext,
  id: string,
  version: number,
): Promise<WordsVersion | undefined> {
  const place = findWordsPlace(id);
  if (!place) return undefined;
  const shipped = shippedFields(place);
  if (version === 0) return { version, author: 'Fit in 30', at: null, fields: shipped, differences: [] };
  const stored = await words.version(db, id, version);
  if (!stored) return undefined;
  const before = (await words.version(db, id, version - 1))?.fields ?? shipped;
  const { author, at, fields } = stored;
  return {
    version,
    author,
    at,
    fields: { ...shipped, ...fields },
    differences: differencesIn(place, before, fields, await buildsOn(db, place)),
  };
}

function differencesIn(
  place: WordsPlace,
  before: WordsFields,
  after: WordsFields,
  others: WordsOfPlaces,
): WordsVersion['differences'] {
  return fieldsOf(place).flatMap((field) => {
    const { id, shipped } = field;
    const [old, now] = [before, after].map((fields) => toldField(field, fields[id] ?? shipped, others)) as [Told, Told];
    return [...new Set([...now, ...old].map(({ label }) => label))].flatMap((label) => {
      const [was, is] = [textIn(old, label), textIn(now, label)];
      return was === is ? [] : [{ label, parts: wordsDifference(was, is) }];
    });
  });
}

type Told = ReturnType<typeof toldField>;
const textIn = (told: Told, label: string): string => told.find((part) => part.label === label)?.text ?? '';

function headOf(
  { config: { legalReviewed, siteWords } }: ServerContext,
  place: WordsPlace,
  newest: StoredWords | undefined,
  check: StoredCheck | undefined,
) {
  const { id, about, group } = place;
  const version = newest?.version ?? 0;
  const isCheckedByLawyer = isLegalTextChecked({ version, isChecked: check?.version === version }, legalReviewed);
  return {
    id,
    startsEmpty: place.startsEmpty ?? false,
    about,
    group,
    version,
    isDraftPage: group === 'legal' && !isCheckedByLawyer,
    isSetOutside: id === QUOTES_PLACE.id && siteWords.quotes.length > 0,
    publishedAt: newest?.at ?? null,
    author: newest?.author ?? null,
    check: check ? toCheck(check) : null,
  };
}

const draftOf = ({ author, at, planned }: wordsDrafts.StoredDraft) => ({ author, at, publishOn: planned?.on ?? null });
/** What is not there yet is called as its draft calls it. */
const firstOf = ({ startsEmpty }: WordsPlace, draft: { fields: WordsFields } | undefined) =>
  startsEmpty && draft ? { fields: draft.fields, changed: Object.keys(draft.fields) } : undefined;

const toCheck = ({ version, name, register, checkedOn, keptBy }: StoredCheck): WordsCheck => ({
  version,
  name,
  register,
  checkedOn,
  keptBy,
});

const shownField = (field: WordsField, shown: WordsFields) => ({
  id: field.id,
  label: field.label,
  shipped: field.shipped,
  published: shown[field.id] ?? field.shipped,
  max: field.max,
  isLong: field.isLong,
  picture: field.picture ?? null,
  media: field.media ?? null,
  choices: (field.choices ?? []).map((choice) => ({ ...choice, colours: [...(choice.colours ?? [])] })),
  isSeveral: field.isSeveral ?? false,
  mayBeEmpty: field.mayBeEmpty ?? false,
  slots: [...(field.slots ?? [])],
  keeps: [...(field.keeps ?? [])],
});

async function agreementsTo({ db }: ServerContext, history: readonly StoredWords[]) {
  const versions = [
    ...history.slice(0, COUNTED_VERSIONS).map(({ version }) => `${version}`),
    HEALTH_DISCLAIMER_VERSION,
  ];
  const counted = versions.map(async (version) => ({ version, members: await healthAgreements.countOf(db, version) }));
  return Promise.all(counted);
}
