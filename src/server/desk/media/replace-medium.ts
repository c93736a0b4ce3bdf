import { mediumProblem } from '#domain/media/media.ts';
import type { ServerContext } from '#server/context.ts';
import { saveDraft, shownFields } from '#server/desk/words/words-desk.ts';
import type { StoredMedium } from '#server/features/media/media.repository.ts';
import * as words from '#server/features/words/words.repository.ts';
import * as wordsDrafts from '#server/features/words/words-drafts.repository.ts';
import { calledIn, MEDIA_PLACES, mediaFieldsOf } from './media-uses.ts';

interface Replacement {
  old: StoredMedium;
  by: StoredMedium;
  operator: { id: string; name: string };
}

type Replaced = { ok: true; places: string[] } | { ok: false; status: 400 | 409; why: string };

/**
 * Puts another film or photo into the drafts of all places that show this one, or would: members see it once these are
 * published. Where it does not fit, nothing is changed; said once more, it goes on where it was stopped.
 */
export async function replaceMedium(context: ServerContext, { old, by, operator }: Replacement): Promise<Replaced> {
  const { db } = context;
  const ids = MEDIA_PLACES.map(({ id }) => id);
  const [shown, drafts] = await Promise.all([words.newestOf(db, ids), wordsDrafts.of(db, ids)]);
  const found = MEDIA_PLACES.flatMap((place) => {
    const [newest, draft] = [shown.get(place.id), drafts.get(place.id)];
    const fields = { ...shownFields(place, newest), ...draft?.fields };
    const used = mediaFieldsOf(place).filter(({ id }) => fields[id] === old.id);
    const seen = { seenVersion: newest?.version ?? 0, seenRevision: draft?.revision ?? 0 };
    return used.length === 0 ? [] : [{ id: place.id, name: calledIn(place, fields), used, seen }];
  });
  if (found.length === 0) return { ok: false, status: 409, why: 'No draft has it now.' };
  for (const { name, used } of found) {
    for (const { label, media } of used) {
      const problem = media && mediumProblem(media, by);
      if (problem) return { ok: false, status: 400, why: `“${name}”, ${label}: ${problem}` };
    }
  }
  for (const { id, name, used, seen } of found) {
    const fields = Object.fromEntries(used.map((field) => [field.id, by.id]));
    const saved = await saveDraft(context, id, { ...seen, fields, operator });
    if (!saved.ok) return { ok: false, status: 409, why: `“${name}” was changed meanwhile. Try again.` };
  }
  return { ok: true, places: found.map(({ name }) => name) };
}
