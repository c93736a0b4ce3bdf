import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type {
  LegalCheckSchema,
  TakeBackLegalCheckSchema,
  WordsDraftSchema,
  WordsSeenSchema,
} from '#contract/desk/words.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import { PICTURES } from '#domain/words/picture.ts';
import {
  changedIds,
  fieldsOf,
  mergedWords,
  shippedFields,
  toldField,
  type WordsField,
  type WordsFields,
  type WordsOfPlaces,
  type WordsPlace,
  wordsProblems,
} from '#domain/words/words.ts';
import { newsletterIdIn } from '#programme/words/newsletter-place.ts';
import { findWordsPlace } from '#programme/words/places.ts';
import { movePlaceId, OWN_MOVE_IDS } from '#programme/words/programme-words.ts';
import { MEMBERS_SHOWN_FROM, QUOTES_PLACE } from '#programme/words/site-places.ts';
import type { ServerContext } from '#server/context.ts';
import { mediaProblems } from '#server/desk/media/media-uses.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import * as newsletters from '#server/features/newsletter/newsletters.repository.ts';
import * as pictures from '#server/features/pictures/pictures.repository.ts';
import * as site from '#server/features/site/site.repository.ts';
import type { PublishedWords } from '#server/features/words/published-words.ts';
import * as words from '#server/features/words/words.repository.ts';
import * as wordsChecks from '#server/features/words/words-checks.repository.ts';
import * as wordsDrafts from '#server/features/words/words-drafts.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { ownMoveProblems } from './own-move-problems.ts';

/** Refreshes every cache of published words; false where pages show them a moment later. */
export type Shown = Pick<PublishedWords, 'showNow'>;

export interface WordsRefusal {
  ok: false;
  reason: 'no_such_place' | 'changed_meanwhile' | 'refused';
  /** Why they cannot be published; absent if they are published already. */
  fields?: FieldProblem[];
}

interface ByOperator {
  operator: { id: string; name: string };
}

type Draft = z.infer<typeof WordsDraftSchema>;
type Seen = z.infer<typeof WordsSeenSchema>;
type LegalCheck = z.infer<typeof LegalCheckSchema>;
type SeenLegalCheck = z.infer<typeof TakeBackLegalCheckSchema>;

const NO_SUCH_PLACE = { ok: false, reason: 'no_such_place' } as const;
const CHANGED_MEANWHILE = { ok: false, reason: 'changed_meanwhile' } as const;

const TOLD_LENGTH = 400;

/** Thrown on a lost race: rolls the transaction back. */
class ChangedMeanwhile extends Error {}

/** A draft, seen at the desk only; what it leaves out stays as the draft before it, or as it is shown. */
export async function saveDraft(context: ServerContext, id: string, draft: Draft & ByOperator) {
  const place = findWordsPlace(id);
  if (!place) return NO_SUCH_PLACE;
  const kept = await unlessChanged(context, (transaction) => writeDraft(context, transaction, place, draft));
  return kept.ok ? ({ ok: true, ...kept.done } as const) : kept;
}

/** Within {@link unlessChanged}: where something else was seen, nothing of the transaction stays. */
export async function writeDraft(
  { now }: Pick<ServerContext, 'now'>,
  transaction: Transaction<Database>,
  place: WordsPlace,
  { seenVersion, seenRevision, fields, operator }: Draft & ByOperator,
) {
  const { id, group } = place;
  if (group === 'newsletter') await requireDraft(transaction, id);
  const before = seenRevision === 0 ? undefined : await wordsDrafts.find(transaction, id);
  const shown = await shownAs(place, seenVersion, transaction);
  const merged = mergedWords(place, { ...shown, ...before?.fields }, fields);
  const draft = { revision: seenRevision + 1, author: operator.name, at: now() };
  const isSaved = await wordsDrafts.save(transaction, seenRevision, { place: id, fields: merged, ...draft });
  if (!isSaved) throw new ChangedMeanwhile();
  return { ...draft, problems: wordsProblems(place, merged, await buildsOn(transaction, place)) };
}

export async function dropDraft(context: ServerContext, id: string, { seenRevision }: Seen) {
  if (!findWordsPlace(id)) return NO_SUCH_PLACE;
  return unlessChanged(context, async (transaction) => {
    if (!(await wordsDrafts.drop(transaction, id, seenRevision))) throw new ChangedMeanwhile();
  });
}

/** The draft that was seen, over the version that was seen; told whether every page shows it already. */
async function publishWords(context: ServerContext, published: Shown, id: string, seen: Seen & ByOperator) {
  const ready = await readyDraft(context, id, seen);
  if (!ready.ok) return ready;
  const { place, fields } = ready;
  const kept = await unlessChanged(context, (transaction) =>
    keepVersion(context, transaction, { place, fields, ...seen }),
  );
  if (!kept.ok) return kept;
  if (!kept.done) return { ok: false, reason: 'refused' } as const;
  const isShown = await published.showNow();
  return { ok: true, text: publishedText(place, isShown, await shownFrom(context, place)) } as const;
}

/** The draft that was seen, if it can be published. */
async function readyDraft(context: ServerContext, id: string, { seenRevision }: Seen) {
  const place = findWordsPlace(id);
  if (!place || place.group === 'newsletter') return NO_SUCH_PLACE;
  const draft = await wordsDrafts.find(context.db, id);
  if (draft?.revision !== seenRevision) return CHANGED_MEANWHILE;
  const fields = mergedWords(place, shippedFields(place), draft.fields);
  const ofWords = wordsProblems(place, fields, await buildsOn(context.db, place));
  const problems = ofWords.length > 0 ? ofWords : await storedProblems(context, place, fields);
  if (problems.length > 0) return { ok: false, reason: 'refused', fields: problems } as const;
  return { ok: true, place, fields } as const;
}

/** The draft that was seen is published by itself on that day, unless it is changed before: it can be published now already. */
async function planWords(context: ServerContext, id: string, { on, ...seen }: Seen & ByOperator & { on: string }) {
  const ready = await readyDraft(context, id, seen);
  if (!ready.ok) return ready;
  const { place } = ready;
  const { operator, seenRevision: revision } = seen;
  const planned = await unlessChanged(context, async (transaction) => {
    await shownAs(place, seen.seenVersion, transaction);
    if (!(await wordsDrafts.plan(transaction, { place: id, revision }, { on, operator }))) throw new ChangedMeanwhile();
    await activityLog.write(transaction, context, { operator, action: 'words_planned', after: `${place.name}, ${on}` });
  });
  return planned.ok ? ({ ok: true, text: `It goes live on ${longDate(on as CalendarDay)}.` } as const) : planned;
}

/** Now, or by itself on a day. */
export const publishOrPlan = (
  context: ServerContext,
  published: Shown,
  id: string,
  { on, ...asked }: Seen & ByOperator & { on: string | undefined },
) => (on === undefined ? publishWords(context, published, id, asked) : planWords(context, id, { ...asked, on }));

/** The hour of the night from which a day counts, in London: hardly anybody trains. */
const QUIET_HOUR_MS = 4 * 3_600_000;

/**
 * Drafts whose day has come, as whoever chose the day would publish them; none holds up another. One that cannot be
 * published by now stays a draft, and the desk shows that its day is over.
 */
export async function publishDue(context: ServerContext, published: Shown): Promise<void> {
  const { db, log, now } = context;
  for (const { place, revision, operator } of await wordsDrafts.due(db, londonDayAt(now() - QUIET_HOUR_MS))) {
    try {
      const seenVersion = (await words.newest(db, place))?.version ?? 0;
      await publishWords(context, published, place, { seenVersion, seenRevision: revision, operator });
    } catch (error) {
      log.error({ err: error, job: place }, 'a planned text could not be published');
    }
  }
}

/** A newsletter that was sent or discarded meanwhile is written no more. */
async function requireDraft(transaction: Transaction<Database>, placeId: string): Promise<void> {
  const newsletter = await newsletters.find(transaction, newsletterIdIn(placeId));
  if (newsletter?.state !== 'draft') throw new ChangedMeanwhile();
}

/** What is wrong with the words by what else is stored. */
const storedProblems = async (context: ServerContext, place: WordsPlace, fields: WordsFields) => [
  ...(await pictureProblems(context, place, fields)),
  ...(await mediaProblems(context.db, place, fields)),
  ...(await ownMoveProblems(context.db, place, fields)),
];

/** A picture that is not stored, or too small for its place. */
export async function pictureProblems(
  { db }: Pick<ServerContext, 'db'>,
  place: WordsPlace,
  fields: WordsFields,
): Promise<FieldProblem[]> {
  const chosen = fieldsOf(place).flatMap(({ id, picture: kind }) => {
    const picture = fields[id] ?? '';
    return kind === undefined || picture === '' ? [] : [{ field: id, picture, least: PICTURES[kind].least }];
  });
  if (chosen.length === 0) return [];
  const sizes = await pictures.sizesOf(
    db,
    chosen.map(({ picture }) => picture),
  );
  return chosen.flatMap(({ field, picture, least }) => {
    const size = sizes.find(({ id }) => id === picture);
    if (!size) return [{ field, message: 'Choose the picture again.' }];
    return Math.min(size.width, size.height) < least
      ? [{ field, message: `Choose a picture of at least ${least} by ${least} pixels.` }]
      : [];
  });
}

/** Quotes are hidden until enough members are there; null where the place is shown. */
export async function shownFrom({ db }: ServerContext, { id }: WordsPlace) {
  if (id !== QUOTES_PLACE.id) return null;
  const now = await site.members(db, MEMBERS_SHOWN_FROM);
  return now < MEMBERS_SHOWN_FROM ? { members: MEMBERS_SHOWN_FROM, now } : null;
}

/** Who reads it from when on. */
function publishedText({ group }: WordsPlace, isShown: boolean, hidden: Awaited<ReturnType<typeof shownFrom>>): string {
  if (hidden) return `Saved. Quotes show from ${hidden.members} members. You have ${hidden.now}.`;
  if (!isShown) return 'Published. It’ll be live in a moment.';
  if (group === 'emails') return 'Published. It’s in every email from now on.';
  return group === 'moves' || group === 'workouts'
    ? 'Published. Members have it the next time they open Home or a workout.'
    : 'Published. It’s live now.';
}

/** False if nothing would change. */
async function keepVersion(
  context: ServerContext,
  transaction: Transaction<Database>,
  {
    place,
    fields,
    seenVersion,
    seenRevision,
    operator,
  }: Seen & ByOperator & { place: WordsPlace; fields: WordsFields },
): Promise<boolean> {
  const { now } = context;
  const before = await shownAs(place, seenVersion, transaction);
  const differing = fieldsOf(place).filter(({ id }) => before[id] !== fields[id]);
  const others = await buildsOn(transaction, place);
  if (differing.length === 0) return false;
  if (!(await wordsDrafts.drop(transaction, place.id, seenRevision))) throw new ChangedMeanwhile();
  const at = now();
  const changed = changedIds(place, fields);
  const version = { place: place.id, version: seenVersion + 1, fields, changed, author: operator.name };
  await words.publish(transaction, { ...version, at, publishedFrom: at });
  await activityLog.write(transaction, context, {
    operator,
    action: 'words_published',
    before: toldText({ place, fields: before, other: fields, differing, others }),
    after: toldText({ place, fields, other: before, differing, others }),
  });
  return true;
}

/** That a lawyer has checked the version that is shown. */
export async function keepLegalCheck(
  context: ServerContext,
  published: Shown,
  id: string,
  { seenVersion, operator, ...given }: LegalCheck & ByOperator,
) {
  const place = findWordsPlace(id);
  if (place?.group !== 'legal') return NO_SUCH_PLACE;
  const checked = await unlessChanged(context, async (transaction) => {
    await shownAs(place, seenVersion, transaction);
    const check = { subject: id, version: seenVersion, ...given, keptBy: operator.name, at: context.now() };
    await wordsChecks.keep(transaction, check);
    await activityLog.write(transaction, context, {
      operator,
      action: 'words_checked',
      after: checkText(place, check),
    });
  });
  if (!checked.ok) return checked;
  await published.showNow();
  return { ok: true } as const;
}

/** The check that was seen, on whichever version it is. */
export async function takeBackLegalCheck(
  context: ServerContext,
  published: Shown,
  id: string,
  { operator, ...seen }: SeenLegalCheck & ByOperator,
) {
  const place = findWordsPlace(id);
  if (place?.group !== 'legal') return NO_SUCH_PLACE;
  const outcome = await unlessChanged(context, async (transaction) => {
    const taken = await wordsChecks.takeBack(transaction, { subject: id, ...seen });
    if (!taken) throw new ChangedMeanwhile();
    if (taken === 'gone') return;
    await activityLog.write(transaction, context, {
      operator,
      action: 'check_taken_back',
      before: checkText(place, seen),
    });
  });
  if (!outcome.ok) return outcome;
  await published.showNow();
  return { ok: true } as const;
}

const checkText = ({ name }: WordsPlace, check: SeenLegalCheck): string =>
  `${name}, version ${check.version}: checked by ${check.name} on ${check.checkedOn}`;

export async function unlessChanged<Done>(
  { db }: ServerContext,
  work: (transaction: Transaction<Database>) => Promise<Done>,
) {
  try {
    return { ok: true, done: await inTransaction(db, work) } as const;
  } catch (error) {
    if (error instanceof ChangedMeanwhile || isUniqueViolation(error)) return CHANGED_MEANWHILE;
    throw error;
  }
}

/** What the place shows, if it is still the version that was seen. */
async function shownAs(place: WordsPlace, seenVersion: number, within: Kysely<Database>) {
  const newest = await words.newest(within, place.id);
  if ((newest?.version ?? 0) !== seenVersion) throw new ChangedMeanwhile();
  return shownFields(place, newest);
}

/** Fields that were not changed follow what is shipped today. */
export function shownFields(
  place: WordsPlace,
  stored: { fields: WordsFields; changed: readonly string[] } | undefined,
): Record<string, string> {
  const shown = shippedFields(place);
  for (const id of stored?.changed ?? []) if (Object.hasOwn(shown, id)) shown[id] = stored?.fields[id] ?? '';
  return shown;
}

/** With what it is called now, "Edition A, workout 1A: Core & Control". */
export function nameOfPlace(place: WordsPlace, stored: Parameters<typeof shownFields>[1]): string {
  if (place.calledBy === undefined) return place.name;
  const called = shownFields(place, stored)[place.calledBy];
  return place.startsEmpty ? called || place.name : `${place.name}: ${called}`;
}

/** What is published that a place builds on: the plan of a workout may play moves of the owner's own. */
export async function buildsOn(db: Kysely<Database>, { group }: WordsPlace): Promise<WordsOfPlaces> {
  if (group !== 'workouts') return {};
  const own = await words.newestOf(db, OWN_MOVE_IDS.map(movePlaceId));
  return Object.fromEntries([...own].map(([id, { fields }]) => [id, fields]));
}

interface Told {
  place: WordsPlace;
  fields: WordsFields;
  /** What it said before, or says afterwards. */
  other: WordsFields;
  differing: readonly WordsField[];
  others: WordsOfPlaces;
}

/** "Front page. Promise: Get strong." As much of it as a line of the activity can hold, without what the other side says too. */
function toldText({ place, fields, other, differing, others }: Told): string {
  const linesOf = (field: WordsField, said: WordsFields) =>
    toldField(field, said[field.id] ?? '', others).map(({ label, text }) => `${label}: ${text || 'nothing'}`);
  const told = differing.flatMap((field) => {
    const same = linesOf(field, other);
    return linesOf(field, fields).filter((line) => !same.includes(line));
  });
  const text = `${place.name}. ${told.join(' / ')}`;
  return text.length > TOLD_LENGTH ? `${text.slice(0, TOLD_LENGTH)}…` : text;
}
