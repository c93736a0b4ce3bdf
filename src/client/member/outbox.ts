import { now } from '#client/browser/clock.ts';
import { randomId } from '#client/browser/random-id.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import type { EntryKind, MemberEntry } from '#domain/progress/member-entry.ts';
import { type OutboxEntry, rejectionText, type SendOutcome, sendEntry } from './send.ts';
import {
  deleteRecord,
  importFallback,
  readEntries,
  readRecords,
  type StoredRecord,
  type StoreKey,
  writeRecord,
  writeRecordNow,
} from './store.ts';

export type Change = DistributiveOmit<MemberEntry, 'keptAt'>;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

export interface OutboxState {
  waiting: readonly OutboxEntry[];
  /** Only their owner discards them. */
  rejected: readonly OutboxEntry[];
  isStuck: boolean;
}

export type SaveOutcome = Exclude<SendOutcome, { kind: 'redated' }>;

export interface SentEntry {
  entry: OutboxEntry;
  answer: unknown;
  /** It was queued earlier: no caller awaits it. */
  isLate: boolean;
}

/** Called before what was sent leaves the queue, and with nothing after every change. */
type OutboxListener = (userId: string, sent: readonly SentEntry[]) => void | Promise<void>;

const LOCK = 'fit-in-30-outbox';
const NOTHING: OutboxState = { waiting: [], rejected: [], isStuck: false };

/** Retry pauses. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000] as const;

/*
 * Outbox: stored on the device until the server has it, sent in order by one window at a time. Every entry is
 * idempotent, so whatever breaks off is retried.
 */

const listeners = new Set<OutboxListener>();
const states = new Map<string, OutboxState>();
/** Shown before they are durable. */
const unwritten = new Set<OutboxEntry>();
/** By revision: outcomes that a caller waits for. */
const awaited = new Map<string, SaveOutcome | undefined>();
let retry: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let reads = 0;
let knownStore: string | undefined;
let restoring: Promise<void> | undefined;
let lastTurn: Promise<unknown> = Promise.resolve();

/** The same object until something changes. */
export const outboxState = (userId: string): OutboxState => states.get(userId) ?? NOTHING;

export function subscribeToOutbox(listener: OutboxListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Brings what the database had not taken into it, too: what a tap saves is sent without looking for that. */
export async function loadOutbox(userId: string): Promise<OutboxState> {
  reads += 1;
  const read = reads;
  await importFallback();
  const stored = await entriesOf(userId);
  const added = [...unwritten].filter((entry) => entry.userId === userId);
  const state = stateOf([...withoutIdsOf(stored, added), ...added]);
  if (read === reads) states.set(userId, state);
  void tell(userId);
  return state;
}

/** Shows at once; resolves when it is durable on the device. */
export async function enqueue(userId: string, change: Change): Promise<OutboxEntry> {
  const revision = randomId();
  const { waiting, rejected } = outboxState(userId);
  const last = Math.max(0, ...[...waiting, ...rejected].map(({ keptAt }) => keptAt));
  // Monotonic, even if the clock was set back: entries are sent in this order.
  const keptAt = Math.max(now(), last + 1);
  const entry = { ...change, userId, id: idOf(change) ?? revision, revision, keptAt } as OutboxEntry;
  for (const older of unwritten) if (older.userId === userId && older.id === entry.id) unwritten.delete(older);
  unwritten.add(entry);
  awaited.set(revision, undefined);
  states.set(userId, stateOf([...withoutIdsOf([...waiting, ...rejected], [entry]), entry]));
  void tell(userId);
  await writeEntry(entry);
  unwritten.delete(entry);
  return entry;
}

/** A rejected entry is removed, but not a finished workout: its owner decides. */
export async function sendEntryInTurn(entry: OutboxEntry): Promise<SaveOutcome> {
  await sendAll(entry.userId);
  const outcome = awaited.get(entry.revision) ?? { kind: 'sent', answer: undefined }; // by another window
  awaited.delete(entry.revision);
  if (outcome.kind === 'sent' || entry.kind === 'workout') return outcome;
  // The form keeps names for a retry, so what did not save them is reported as rejected.
  const isRejected = outcome.kind === 'rejected' || entry.kind === 'profile';
  if (!isRejected || !(outcome.error instanceof ApiError)) return outcome;
  await discard(entry);
  return { kind: 'rejected', error: outcome.error };
}

export async function sendAll(userId: string): Promise<void> {
  clearTimeout(retry);
  const tried = await withLock(() => sendInOrder(userId));
  const stuck = tried.find(({ outcome }) => outcome.kind === 'waiting')?.outcome;
  failures = stuck ? failures + 1 : 0;
  if (stuck) retry = setTimeout(() => void sendAll(userId), pauseAfter(failures));
  const sent = tried.flatMap(({ entry, outcome }): SentEntry[] =>
    outcome.kind === 'sent' ? [{ entry, answer: outcome.answer, isLate: !awaited.has(entry.revision) }] : [],
  );
  if (stuck) for (const revision of awaited.keys()) awaited.set(revision, awaited.get(revision) ?? stuck);
  for (const { entry, outcome } of tried) if (awaited.has(entry.revision)) awaited.set(entry.revision, outcome);
  if (sent.length > 0) await tell(userId, sent);
  if (tried.length > 0 || outboxState(userId).waiting.length > 0) await loadOutbox(userId);
}

export async function discard(entry: OutboxEntry): Promise<void> {
  await removeEntry(entry);
  await loadOutbox(entry.userId);
}

export async function tryAgain({ rejection: _rejection, ...entry }: OutboxEntry): Promise<void> {
  await writeEntry(entry);
  await sendAll(entry.userId);
}

export function cancelRetry(): void {
  clearTimeout(retry);
  failures = 0;
}

const tell = (userId: string, sent: readonly SentEntry[] = []) =>
  Promise.all([...listeners].map((listener) => listener(userId, sent)));

const stateOf = (entries: readonly OutboxEntry[]): OutboxState => ({
  waiting: entries.filter(({ rejection }) => rejection === undefined),
  rejected: entries.filter(({ rejection }) => rejection !== undefined),
  isStuck: failures > 0,
});

const withoutIdsOf = (entries: readonly OutboxEntry[], newer: readonly OutboxEntry[]): OutboxEntry[] =>
  entries.filter(({ id }) => !newer.some((entry) => entry.id === id));

const pauseAfter = (failed: number): number => PAUSES_MS[Math.min(failed, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];

/** A newer entry with the same id replaces an older one; without an id both are kept. */
function idOf({ kind, body }: Change): string | undefined {
  if (kind === 'workout') return body.clientId;
  if (kind === 'steps') return `steps:${body.date}`;
  if (kind === 'stepGoal' && 'from' in body) return `stepGoal:${body.from}`;
  return ONE_OF_MANY.includes(kind) ? undefined : kind;
}

/** A block, too: what is sent later must not take the place of the start that its workouts need. */
const ONE_OF_MANY: readonly EntryKind[] = ['correction', 'deletion', 'restoration', 'workoutDays', 'block'];

/** Without locks each window sends for itself: idempotent on the server. */
function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(LOCK, work);
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

interface TriedEntry {
  entry: OutboxEntry;
  outcome: SaveOutcome;
}

async function sendInOrder(userId: string): Promise<TriedEntry[]> {
  const tried: TriedEntry[] = [];
  for (const entry of await entriesOf(userId)) {
    if (entry.rejection !== undefined) continue;
    const outcome = await sendOne(entry);
    tried.push({ entry, outcome });
    if (outcome.kind === 'waiting') break;
  }
  return tried;
}

async function sendOne(entry: OutboxEntry): Promise<SaveOutcome> {
  const outcome = await sendEntry(entry);
  if (outcome.kind === 'sent') await removeEntry(entry);
  if (outcome.kind === 'rejected') await replaceEntry(entry, { ...entry, rejection: rejectionText(outcome.error) });
  if (outcome.kind !== 'redated') return outcome;
  await replaceEntry(entry, outcome.entry);
  return sendOne(outcome.entry);
}

/** Race: a newer entry that came meanwhile wins. */
async function replaceEntry(entry: OutboxEntry, changed: OutboxEntry): Promise<void> {
  const standing = await readRecords<OutboxEntry>('entries', entry.userId);
  if (!standing.some(({ revision }) => revision === entry.revision)) return;
  if (changed.id !== entry.id) {
    await removeEntry(entry);
    if (standing.some(({ id }) => id === changed.id)) return;
  }
  await writeEntry(changed);
}

/** Browsers may empty the database under an open page: what that still knows is written again first. */
async function entriesOf(userId: string): Promise<OutboxEntry[]> {
  const { entries, identity = knownStore } = await readEntries<OutboxEntry>(userId);
  const isEmptied = knownStore !== undefined && identity !== knownStore;
  knownStore = identity;
  if (isEmptied) {
    restoring = restore().finally(() => {
      restoring = undefined;
    });
  }
  if (!restoring) return entries.sort((one, other) => one.keptAt - other.keptAt);
  await restoring;
  return entriesOf(userId);
}

async function restore(): Promise<void> {
  for (const [userId, { waiting, rejected }] of states) {
    const standing = await readRecords<OutboxEntry>('entries', userId);
    for (const entry of withoutIdsOf([...waiting, ...rejected], standing)) await writeEntry(entry);
  }
}

const keyOf = ({ userId, id }: OutboxEntry): StoreKey => [userId, id];
const recordOf = (entry: OutboxEntry): StoredRecord => ({ store: 'entries', key: keyOf(entry), value: entry });
const writeEntry = (entry: OutboxEntry) => writeRecord(recordOf(entry));
const removeEntry = (entry: OutboxEntry) =>
  deleteRecord<OutboxEntry>('entries', keyOf(entry), ({ revision }) => revision === entry.revision);

// The browser aborts an open transaction when its page goes.
window.addEventListener('pagehide', () => {
  for (const entry of unwritten) writeRecordNow(recordOf(entry));
});
