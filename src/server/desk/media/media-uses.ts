import type { Kysely } from 'kysely';
import type { DeskMedium } from '#contract/desk/media.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { mediumProblem } from '#domain/media/media.ts';
import { fieldsOf, type WordsFields, type WordsPlace } from '#domain/words/words.ts';
import { WORDS_PLACES } from '#programme/words/places.ts';
import * as media from '#server/features/media/media.repository.ts';
import * as words from '#server/features/words/words.repository.ts';
import * as wordsDrafts from '#server/features/words/words-drafts.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

export type MediaUses = ReadonlyMap<string, DeskMedium['uses']>;

export const mediaFieldsOf = (place: Pick<WordsPlace, 'sections'>) => fieldsOf(place).filter((field) => field.media);
/** The places of words that show films or photos. */
export const MEDIA_PLACES = WORDS_PLACES.filter((place) => mediaFieldsOf(place).length > 0);

/** Where each medium stands: on pages and in workouts as they are now, or in a draft of them. */
export async function mediaUses(db: Kysely<Database>): Promise<MediaUses> {
  const ids = MEDIA_PLACES.map(({ id }) => id);
  const shown = await words.newestOf(db, ids);
  const drafts = await wordsDrafts.of(db, ids);
  const uses = new Map<string, DeskMedium['uses']>();
  for (const place of MEDIA_PLACES) {
    const now = shown.get(place.id)?.fields ?? {};
    const draft = drafts.get(place.id)?.fields ?? {};
    const named = { ...place, name: calledIn(place, { ...draft, ...now }) };
    noteUses(uses, named, now, false);
    noteUses(uses, named, Object.fromEntries(Object.entries(draft).filter(([id, text]) => now[id] !== text)), true);
  }
  return uses;
}

/** A move of the owner's own by its name. */
export const calledIn = ({ name, startsEmpty, calledBy = '' }: WordsPlace, fields: WordsFields): string =>
  (startsEmpty && fields[calledBy]) || name;

function noteUses(uses: Map<string, DeskMedium['uses']>, place: WordsPlace, fields: WordsFields, isDraft: boolean) {
  for (const { id, label } of mediaFieldsOf(place)) {
    const medium = fields[id] ?? '';
    if (medium === '') continue;
    const use = { place: place.id, placeName: place.name, field: label, isDraft };
    uses.set(medium, [...(uses.get(medium) ?? []), use]);
  }
}

/** Media that are gone, or not to be shown in their place. */
export async function mediaProblems(
  db: Kysely<Database>,
  place: WordsPlace,
  fields: WordsFields,
): Promise<FieldProblem[]> {
  const chosen = mediaFieldsOf(place).filter(({ id }) => (fields[id] ?? '') !== '');
  const ids = [...new Set(chosen.map(({ id }) => fields[id] ?? ''))];
  const found = new Map((await media.of(db, ids)).map((medium) => [medium.id, medium]));
  return chosen.flatMap(({ id, media: wanted }) => {
    const message = wanted && mediumProblem(wanted, found.get(fields[id] ?? ''));
    return message === undefined ? [] : [{ field: id, message }];
  });
}
