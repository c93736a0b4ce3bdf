import type { Kysely } from 'kysely';
import type { FieldProblem } from '#contract/errors.ts';
import type { WordsFields, WordsPlace } from '#domain/words/words.ts';
import { OWN_MOVE_FIELDS } from '#programme/moves/own-move-fields.ts';
import { PROGRAMME_PLACES } from '#programme/words/programme-places.ts';
import { isOwnMoveId, moveOfPlaceId } from '#programme/words/programme-words.ts';
import { workoutsWith } from '#programme/workouts/workouts-with.ts';
import * as words from '#server/features/words/words.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

const WORKOUT_PLACES = PROGRAMME_PLACES.filter(({ group }) => group === 'workouts').map(({ id }) => id);

/** A move of the owner's own that a published workout plays cannot be withdrawn. */
export async function withdrawalProblems(
  db: Kysely<Database>,
  { id }: WordsPlace,
  fields: WordsFields,
): Promise<FieldProblem[]> {
  const { standing } = OWN_MOVE_FIELDS;
  const moveId = moveOfPlaceId(id);
  if (moveId === undefined || !isOwnMoveId(moveId) || fields[standing] !== 'withdrawn') return [];
  const newest = await words.newestOf(db, WORKOUT_PLACES);
  const published = [...newest].map(([place, version]) => [place, changedOf(version)] as const);
  const used = workoutsWith(moveId, { ...Object.fromEntries(published), [id]: fields });
  if (used.length === 0) return [];
  const where = new Intl.ListFormat('en-GB').format(used);
  return [{ field: standing, message: `Take it out of ${where} first. Then you can withdraw it.` }];
}

const changedOf = ({ fields, changed }: words.StoredWords): WordsFields =>
  Object.fromEntries(changed.map((field) => [field, fields[field] ?? '']));
