import type { NewsletterAnswer, SendNewsletter } from '#contract/desk/newsletters.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { NOBODY_AGREED, WRITTEN_TO_COUNTED } from '#domain/emails/newsletter-sending.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import { fieldsOf, mergedWords, type WordsFields, wordsProblems } from '#domain/words/words.ts';
import { newsletterPlace, newsletterPlaceId } from '#programme/words/newsletter-place.ts';
import type { ServerContext } from '#server/context.ts';
import { pictureProblems } from '#server/desk/words/words-desk.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import * as newsletterAnswers from '#server/features/newsletter/newsletter-answers.repository.ts';
import * as copies from '#server/features/newsletter/newsletter-copies.repository.ts';
import type { StoredNewsletter } from '#server/features/newsletter/newsletters.repository.ts';
import * as newsletters from '#server/features/newsletter/newsletters.repository.ts';
import type { RecordAction } from '#server/features/purchases/operate-purchases.ts';
import * as wordsDrafts from '#server/features/words/words-drafts.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';

/** An action of an operator, and who it is. */
interface ByOperator {
  operator: { name: string; email: string };
  record: RecordAction;
}

const DAYS_AHEAD = 366;
const MINUTE_MS = 60_000;
const MOST_NAMED = 50;

const NOT_FOUND = { ok: false, reason: 'not_found' } as const;
const CHANGED_MEANWHILE = { ok: false, reason: 'changed_meanwhile' } as const;
const refused = (fields: FieldProblem[]) => ({ ok: false, reason: 'refused', fields }) as const;

/** Thrown on a lost race: rolls the transaction back. */
class ChangedMeanwhile extends Error {}

/** The texts of a draft stand among the drafts of words. */
export async function withSubjects(
  { db }: ServerContext,
  found: readonly StoredNewsletter[],
): Promise<(StoredNewsletter & { subject: string })[]> {
  const places = found.filter(({ state }) => state === 'draft').map(({ id }) => newsletterPlaceId(id));
  const drafts = places.length === 0 ? undefined : await wordsDrafts.of(db, places);
  return found.map((newsletter) => ({
    ...newsletter,
    subject: (drafts?.get(newsletterPlaceId(newsletter.id))?.fields ?? newsletter.fields).subject ?? '',
  }));
}

export async function newsletterAnswer(context: ServerContext, id: string): Promise<NewsletterAnswer | undefined> {
  const { db, now } = context;
  const found = await newsletters.find(db, id);
  if (!found) return undefined;
  const [withSubject] = await withSubjects(context, [found]);
  const cameBack = await copies.listCameBack(db, id, MOST_NAMED);
  return {
    ...toAnswer({ ...found, subject: withSubject?.subject ?? '' }),
    fields: { ...found.fields },
    agreed: await newsletterAnswers.count(db),
    writtenTo: await newsletters.countWrittenTo(db, now(), WRITTEN_TO_COUNTED),
    cameBackFrom: cameBack.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      reason: row.reason,
    })),
  };
}

export const toAnswer = ({ fields: _, listedTo: __, ...row }: StoredNewsletter & { subject: string }) => ({
  ...row,
  sendAt: row.sendAt ?? null,
  beganAt: row.beganAt ?? null,
  endedAt: row.endedAt ?? null,
  stoppedBy: row.stoppedBy ?? null,
});

/** A new draft, with the text of another newsletter where one is named. */
export async function beginDraft(
  { db, now, createId }: ServerContext,
  from: string | undefined,
  { operator }: Pick<ByOperator, 'operator'>,
): Promise<string> {
  const id = createId();
  const fields = from === undefined ? undefined : (await newsletters.find(db, from))?.fields;
  await inTransaction(db, async (transaction) => {
    await newsletters.add(transaction, { id, madeAt: now(), madeBy: operator.name });
    if (fields) await putDraft(transaction, { id, fields, author: operator.name, at: now() });
  });
  return id;
}

/** To the operator alone, as it is now. */
export async function tryDraft(
  context: ServerContext,
  id: string,
  { seenRevision, operator, record }: { seenRevision: number } & ByOperator,
) {
  const { db } = context;
  const draft = await soundDraft(context, id, seenRevision);
  if (!draft.ok) return draft;
  await inTransaction(db, async (transaction) => {
    const { subject = '' } = draft.fields;
    const email = {
      kind: 'desk_newsletter',
      newsletterId: id,
      firstName: operator.name,
      fields: { ...draft.fields },
    } as const;
    await emails.queue(transaction, context, { to: operator.email, email });
    await record(transaction, { action: 'newsletter_tried', after: subject });
  });
  return { ok: true, email: operator.email } as const;
}

/** Now, or at its time. What was seen is what goes out: the draft ends with it. */
export async function sendDraft(context: ServerContext, id: string, { record, ...asked }: SendNewsletter & ByOperator) {
  const { db, now } = context;
  const draft = await soundDraft(context, id, asked.seenRevision);
  if (!draft.ok) return draft;
  const time = momentOf(asked, now());
  if ('problem' in time) return refused([time.problem]);
  const isPlanned = time.at > now();
  if (!isPlanned && (await newsletterAnswers.count(db)) === 0)
    return refused([{ field: 'day', message: NOBODY_AGREED }]);
  return unlessChanged(async () => {
    const people = await inTransaction(db, async (transaction) => {
      if (!(await wordsDrafts.drop(transaction, newsletterPlaceId(id), asked.seenRevision)))
        throw new ChangedMeanwhile();
      const change = { state: 'waiting', fields: JSON.stringify(draft.fields), send_at: time.at } as const;
      if (!(await newsletters.change(transaction, { id, state: 'draft' }, change))) throw new ChangedMeanwhile();
      const { subject = '' } = draft.fields;
      await record(transaction, { action: isPlanned ? 'newsletter_planned' : 'newsletter_sent', after: subject });
      return newsletterAnswers.count(transaction);
    });
    return { ok: true, people, sendAt: isPlanned ? time.at : undefined } as const;
  });
}

/** One that goes out ends; one that waits is a draft again. */
export async function stopNewsletter(context: ServerContext, id: string, { operator, record }: ByOperator) {
  const { db, now } = context;
  const found = await newsletters.find(db, id);
  if (!found) return NOT_FOUND;
  const { state, fields } = found;
  if (state !== 'waiting' && state !== 'sending') return CHANGED_MEANWHILE;
  return unlessChanged(async () => {
    await inTransaction(db, async (transaction) => {
      const change =
        state === 'waiting'
          ? ({ state: 'draft', fields: '{}', send_at: null } as const)
          : ({ state: 'stopped', stopped_by: 'operator', ended_at: now() } as const);
      if (!(await newsletters.change(transaction, { id, state }, change))) throw new ChangedMeanwhile();
      if (state === 'waiting') await putDraft(transaction, { id, fields, author: operator.name, at: now() });
      await record(transaction, { action: 'newsletter_stopped', after: fields.subject ?? '' });
    });
    return { ok: true, isDraftAgain: state === 'waiting' } as const;
  });
}

export async function discardDraft(context: ServerContext, id: string, { record }: ByOperator) {
  const { db } = context;
  return unlessChanged(async () => {
    await inTransaction(db, async (transaction) => {
      const draft = await wordsDrafts.find(transaction, newsletterPlaceId(id));
      if (!(await newsletters.discardDraft(transaction, id))) throw new ChangedMeanwhile();
      if (draft) await wordsDrafts.drop(transaction, draft.place, draft.revision);
      await record(transaction, { action: 'newsletter_discarded', before: draft?.fields.subject ?? '' });
    });
    return { ok: true } as const;
  });
}

/** The draft that was seen, if it could go out as it is. */
async function soundDraft(context: ServerContext, id: string, seenRevision: number) {
  const { db } = context;
  const placeId = newsletterPlaceId(id);
  const place = newsletterPlace(placeId);
  const found = place && (await newsletters.find(db, id));
  if (!found) return NOT_FOUND;
  const draft = await wordsDrafts.find(db, placeId);
  if (found.state !== 'draft' || draft?.revision !== seenRevision) return CHANGED_MEANWHILE;
  const fields = mergedWords(place, {}, draft.fields);
  const ofWords = wordsProblems(place, fields).map((problem) => withLabel(fieldsOf(place), problem));
  const problems = ofWords.length > 0 ? ofWords : await pictureProblems(context, place, fields);
  return problems.length > 0 ? refused(problems) : ({ ok: true, fields } as const);
}

const withLabel = (fields: readonly { id: string; label: string }[], { field, message }: FieldProblem) => ({
  field,
  message: `${fields.find(({ id }) => id === field)?.label ?? field}: ${message}`,
});

const putDraft = (
  transaction: Parameters<typeof wordsDrafts.save>[0],
  { id, fields, author, at }: { id: string; fields: WordsFields; author: string; at: number },
) => wordsDrafts.save(transaction, 0, { place: newsletterPlaceId(id), fields, revision: 1, author, at });

/** The seller's clock: London's. A minute that has just passed is now. */
function momentOf({ day, time }: { day: CalendarDay | null; time: string }, now: number) {
  if (day === null) return { at: now };
  const today = londonDayAt(now);
  if (day > addDays(today, DAYS_AHEAD)) return { problem: { field: 'day', message: 'Choose a date within a year.' } };
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = day < today ? 0 : timeZone('Europe/London').instantOf(day, hours * 60 + minutes);
  return at <= now - MINUTE_MS ? { problem: { field: 'day', message: 'That time has passed.' } } : { at };
}

async function unlessChanged<Done>(work: () => Promise<Done>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return CHANGED_MEANWHILE;
    throw error;
  }
}
