import type { OutboxEntry } from './outbox-store.ts';
import { type SendParts, sendInOrder, type TriedEntry } from './send-in-order.ts';

export interface OutboxParts extends SendParts {
  /** Runs `work` when no other window of this browser is sending. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Calls `work` after a while; the answer cancels that. */
  later: (work: () => void, delayMs: number) => () => void;
  now: () => number;
  randomId: () => string;
}

/** What there is to be told of a person's outbox. */
export interface OutboxState {
  /** Entries that go up as soon as they can. */
  waiting: readonly OutboxEntry[];
  /** Entries that the server does not want; they wait for their owner. */
  refused: readonly OutboxEntry[];
  /** The last try reached nobody. */
  isStuck: boolean;
}

/** An entry that waited and has now gone up, with what the server said. */
export interface SentLater {
  entry: OutboxEntry;
  answer: unknown;
}

/** `sentLater`: what went up after it had waited, not by the call that made it. */
type OutboxListener = (userId: string, sentLater: readonly SentLater[]) => void;

/** A new entry as a screen makes it. */
export type NewOutboxEntry = Pick<OutboxEntry, 'userId' | 'id' | 'kind' | 'body'>;

/** Pauses after the first, second … try that reached nobody. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000] as const;

/**
 * What a person did, kept on her device until the server has it: sent in the order in which it was done, one after another,
 * by one window at a time. Every entry can be sent twice without harm, so whatever breaks off is simply begun again.
 */
export function createOutbox({ store, send, alone, later, now, randomId }: OutboxParts) {
  const listeners = new Set<OutboxListener>();
  let cancelNextTry = () => {};
  let failures = 0;

  const tell = (userId: string, sentLater: readonly SentLater[] = []) => {
    for (const listener of listeners) listener(userId, sentLater);
  };

  async function keep(entry: NewOutboxEntry): Promise<OutboxEntry> {
    const kept = { ...entry, keptAt: now(), revision: randomId() };
    await store.keep(kept);
    tell(entry.userId);
    return kept;
  }

  /** Sends all that waits, the oldest first, until nobody is reached. What became of each, by its revision. */
  async function sendAll(userId: string, ownRevision?: string): Promise<ReadonlyMap<string, TriedEntry>> {
    cancelNextTry();
    const tried = await alone(() => sendInOrder({ store, send }, userId));
    const isStuck = [...tried.values()].some(({ outcome }) => outcome.kind === 'later');
    failures = isStuck ? failures + 1 : 0;
    if (isStuck) cancelNextTry = later(() => void sendAll(userId), pauseAfter(failures));
    tell(userId, sentLaterIn(tried, ownRevision));
    return tried;
  }

  return {
    sendAll: (userId: string) => sendAll(userId),

    /**
     * Keeps an entry, sends it after those before it, and answers what the server said; nothing where another window of
     * this browser has sent it. Throws why it was refused, or why it still waits. Calls `onKept` once it is on the device.
     */
    async keepAndSend(entry: NewOutboxEntry, onKept = () => {}): Promise<unknown> {
      const { revision } = await keep(entry);
      onKept();
      const tried = await sendAll(entry.userId, revision);
      const { outcome } =
        tried.get(revision) ?? [...tried.values()].find((other) => other.outcome.kind === 'later') ?? {};
      if (outcome?.kind === 'later' || outcome?.kind === 'refused') throw outcome.error;
      return outcome?.kind === 'sent' ? outcome.answer : undefined;
    },

    async stateOf(userId: string): Promise<OutboxState> {
      const entries = await store.entriesOf(userId);
      return {
        waiting: entries.filter(({ rejection }) => rejection === undefined),
        refused: entries.filter(({ rejection }) => rejection !== undefined),
        isStuck: failures > 0,
      };
    },

    /** She lets something go that the server does not want. */
    async discard(entry: OutboxEntry): Promise<void> {
      await store.forget(entry);
      tell(entry.userId);
    },

    /** She wants it tried once more. */
    async tryAgain({ rejection: _rejection, ...entry }: OutboxEntry): Promise<void> {
      await store.keep(entry);
      await sendAll(entry.userId);
    },

    /** Called with the person's id whenever something begins or ends to wait. */
    subscribe(listener: OutboxListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** No further try by itself: nobody is signed in any more. */
    rest(): void {
      cancelNextTry();
      failures = 0;
    },
  };
}

function sentLaterIn(tried: ReadonlyMap<string, TriedEntry>, ownRevision: string | undefined): SentLater[] {
  return [...tried.values()].flatMap(({ entry, outcome }) =>
    outcome.kind === 'sent' && entry.revision !== ownRevision ? [{ entry, answer: outcome.answer }] : [],
  );
}

const pauseAfter = (failures: number): number => PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
