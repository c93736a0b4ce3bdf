import { useState } from 'react';
import { useChange } from '#client/member/use-change.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { failureText } from './failure-text.ts';

export interface Deletions {
  deleted: readonly ShownSession[];
  restoredId: string | undefined;
  remove: (session: ShownSession) => Promise<void>;
  undo: (session: ShownSession) => Promise<void>;
}

/** A deletion can be undone for as long as the screen is open. */
export function useDeletions(userId: string): Deletions {
  const { save } = useChange(userId);
  const [deleted, setDeleted] = useState<readonly ShownSession[]>([]);
  const [restoredId, setRestoredId] = useState<string>();

  const mark = (session: ShownSession) => setDeleted((others) => [...withoutOne(others, session), session]);
  const unmark = (session: ShownSession) => setDeleted((others) => withoutOne(others, session));

  async function remove(session: ShownSession) {
    mark(session);
    setRestoredId(undefined);
    const outcome = await save({ kind: 'deletion', body: { session } });
    if (outcome.kind !== 'rejected') return;
    unmark(session);
    showToast({ kind: 'destructive', title: 'The workout was not deleted', text: failureText(outcome.error) });
  }

  async function undo(session: ShownSession) {
    unmark(session);
    setRestoredId(session.id);
    const outcome = await save({ kind: 'restoration', body: { session } });
    if (outcome.kind !== 'rejected') return;
    mark(session);
    showToast({ kind: 'destructive', title: 'The workout was not brought back', text: failureText(outcome.error) });
  }

  return { deleted, restoredId, remove, undo };
}

const withoutOne = (sessions: readonly ShownSession[], { id }: ShownSession): ShownSession[] =>
  sessions.filter((other) => other.id !== id);
