import type { Kysely } from 'kysely';
import type { FieldProblem } from '#contract/errors.ts';
import type { WordsFields, WordsPlace } from '#domain/words/words.ts';
import { OWN_MOVE_FIELDS } from '#programme/moves/own-move-fields.ts';
import { PROGRAMME_PLACES } from '#programme/words/programme-places.ts';
import { isOwnMoveId, moveOfPlaceId } from '#programme/words/programme-words.ts';
import { movesIn, planProblems } from '#programme/workouts/plan-rules.ts';
import { shippedWorkout } from '#programme/workouts/workouts.ts';
import { workoutsWith } from '#programme/workouts/workouts-with.ts';
import * as words from '#server/features/words/words.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';

const PLACES = PROGRAMME_PLACES.map(({ id }) => id);

/** A move of the owner's own that published workouts play: it is not withdrawn, and each of them still plans with it. */
export async function ownMoveProblems(
  db: Kysely<Database>,
  { id }: WordsPlace,
  fields: WordsFields,
): Promise<FieldProblem[]> {
  const moveId = moveOfPlaceId(id);
  if (moveId === undefined || !isOwnMoveId(moveId)) return [];
  const published = [...(await words.newestOf(db, PLACES))].map(
    ([place, newest]) => [place, changedOf(newest)] as const,
  );
  const programme = { ...Object.fromEntries(published), [id]: fields };
  const used = workoutsWith(moveId, programme);
  const { standing } = OWN_MOVE_FIELDS;
  if (fields[standing] === 'withdrawn' && used.length > 0) {
    const where = new Intl.ListFormat('en-GB').format(used.map(({ name }) => name));
    return [{ field: standing, message: `Take it out of ${where} first. Then you can withdraw it.` }];
  }
  return used.flatMap(({ code, name, workout }) =>
    planProblems(workout, shippedWorkout(code), movesIn(programme)).map(({ at, message }) => ({
      field: FIELD_OF[at] ?? OWN_MOVE_FIELDS.asks('impact'),
      message: `${name} plays it. ${message}`,
    })),
  );
}

/** What of the move decides each part of a plan; a place in a circuit or among the swaps is refused for a jump. */
const FIELD_OF: Readonly<Record<string, string>> = {
  workSeconds: OWN_MOVE_FIELDS.sides,
  kit: OWN_MOVE_FIELDS.kit,
  minutes: OWN_MOVE_FIELDS.position,
};

const changedOf = ({ fields, changed }: words.StoredWords): WordsFields =>
  Object.fromEntries(changed.map((field) => [field, fields[field] ?? '']));
