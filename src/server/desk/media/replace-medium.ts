import type { Kysely, Transaction } from 'kysely';
import { mediumProblem } from '#domain/media/media.ts';
import type { WordsField } from '#domain/words/words.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { shownFields, unlessChanged, writeDraft } from '#server/desk/words/words-desk.ts';
import type { StoredMedium } from '#server/features/media/media.repository.ts';
import * as words from '#server/features/words/words.repository.ts';
import * as wordsDrafts from '#server/features/words/words-drafts.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { calledIn, MEDIA_PLACES, mediaFieldsOf } from './media-uses.ts';

interface Replacement {
  old: StoredMedium;
  by: StoredMedium;
  operator: { id: string; name: string };
}

type Replaced = { ok: true; where: string } | { ok: false; status: 400 | 409; why: string };

/**
 * Puts another film or photo into the drafts of all places that show this one, or would: members see it once these are
 * published. All of them with the line of the activity log, or nothing.
 */
export async function replaceMedium(context: ServerContext, replacement: Replacement): Promise<Replaced> {
  const replaced = await unlessChanged(context, (transaction) => replaceWithin(context, transaction, replacement));
  return replaced.ok ? replaced.done : { ok: false, status: 409, why: 'A draft was changed meanwhile. Try again.' };
}

async function replaceWithin(
  context: ServerContext,
  transaction: Transaction<Database>,
  { old, by, operator }: Replacement,
): Promise<Replaced> {
  const found = await placesWith(transaction, old);
  if (found.length === 0) return { ok: false, status: 409, why: 'No draft has it now.' };
  const problem = found.map(({ name, used }) => whyNot(name, used, by)).find((why) => why !== undefined);
  if (problem !== undefined) return { ok: false, status: 400, why: problem };
  const where = new Intl.ListFormat('en-GB').format(found.map(({ name }) => `“${name}”`));
  const after = `${by.name}, in the drafts of ${where}`;
  await activityLog.write(transaction, context, { operator, action: 'medium_replaced', before: old.name, after });
  for (const { place, used, seen } of found) {
    const fields = Object.fromEntries(used.map(({ id }) => [id, by.id]));
    await writeDraft(context, transaction, place, { ...seen, fields, operator });
  }
  return { ok: true, where };
}

/** As their drafts are, or else as they are shown. */
async function placesWith(db: Kysely<Database>, { id: wanted }: StoredMedium) {
  const ids = MEDIA_PLACES.map(({ id }) => id);
  const shown = await words.newestOf(db, ids);
  const drafts = await wordsDrafts.of(db, ids);
  return MEDIA_PLACES.flatMap((place) => {
    const [newest, draft] = [shown.get(place.id), drafts.get(place.id)];
    const fields = { ...shownFields(place, newest), ...draft?.fields };
    const used = mediaFieldsOf(place).filter(({ id }) => fields[id] === wanted);
    const seen = { seenVersion: newest?.version ?? 0, seenRevision: draft?.revision ?? 0 };
    return used.length === 0 ? [] : [{ place, name: calledIn(place, fields), used, seen }];
  });
}

function whyNot(name: string, used: readonly WordsField[], by: StoredMedium): string | undefined {
  for (const { label, media } of used) {
    const problem = media && mediumProblem(media, by);
    if (problem) return `“${name}”, ${label}: ${problem}`;
  }
  return undefined;
}
