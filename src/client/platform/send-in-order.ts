import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

/** What came of trying to send an entry. */
export type SendOutcome =
  /** The server has it. */
  | { kind: 'sent'; answer: unknown }
  /** Nobody was reached, or not now: everything goes on waiting. */
  | { kind: 'later'; error: Error }
  /** The server read it and does not want it, so the next one may still go through. */
  | { kind: 'refused'; error: Error; reason: string }
  /** It has to be said differently, once. */
  | { kind: 'changed'; entry: OutboxEntry };

/** An entry, and what came of it. */
export interface TriedEntry {
  entry: OutboxEntry;
  outcome: SendOutcome;
}

export interface SendParts {
  store: OutboxStore;
  /** Sends one entry. Never throws. */
  send: (entry: OutboxEntry) => Promise<SendOutcome>;
}

/** Sends what waits, the oldest first, until nobody is reached. What became of each, by its revision. */
export async function sendInOrder(parts: SendParts, userId: string): Promise<Map<string, TriedEntry>> {
  const tried = new Map<string, TriedEntry>();
  for (const entry of await parts.store.entriesOf(userId)) {
    if (entry.rejection !== undefined) continue;
    const outcome = await sendOne(parts, entry);
    tried.set(entry.revision, { entry, outcome });
    if (outcome.kind === 'later') break;
  }
  return tried;
}

async function sendOne(parts: SendParts, entry: OutboxEntry): Promise<SendOutcome> {
  const { store, send } = parts;
  const outcome = await send(entry);
  if (outcome.kind === 'sent') await store.forget(entry);
  if (outcome.kind === 'refused') await keepUnlessReplaced(store, entry, { ...entry, rejection: outcome.reason });
  if (outcome.kind !== 'changed') return outcome;
  const changed = { ...outcome.entry, isRedated: true };
  await keepUnlessReplaced(store, entry, changed);
  return sendOne(parts, changed);
}

/** A newer entry that came meanwhile is what she wants now. */
async function keepUnlessReplaced(store: OutboxStore, entry: OutboxEntry, changed: OutboxEntry): Promise<void> {
  const standing = await store.entriesOf(entry.userId);
  if (!standing.some(({ revision }) => revision === entry.revision)) return;
  if (changed.id !== entry.id) {
    await store.forget(entry);
    if (standing.some(({ id }) => id === changed.id)) return;
  }
  await store.keep(changed);
}
