import { useState } from 'react';
import { useDeleteSession, useRestoreSession } from '#client/api/stored-sessions.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { failureText } from './failure-text.ts';

export interface Deletions {
  deleted: readonly ShownSession[];
  restoredId: string | undefined;
  remove: (session: ShownSession) => void;
  undo: (session: ShownSession) => void;
}

/** A deletion can be undone for as long as the screen is open. */
export function useDeletions(userId: string): Deletions {
  const deletion = useDeleteSession(userId);
  const restoration = useRestoreSession(userId);
  const [deleted, setDeleted] = useState<readonly ShownSession[]>([]);
  const [restoredId, setRestoredId] = useState<string>();

  const mark = (session: ShownSession) => setDeleted((others) => [...withoutOne(others, session), session]);
  const unmark = (session: ShownSession) => setDeleted((others) => withoutOne(others, session));

  function remove(session: ShownSession) {
    mark(session);
    setRestoredId(undefined);
    deletion.mutateAsync(session).catch((error: unknown) => {
      unmark(session);
      showToast({ kind: 'destructive', title: 'The workout was not deleted', text: failureText(error) });
    });
  }

  function undo(session: ShownSession) {
    unmark(session);
    setRestoredId(session.id);
    restoration.mutateAsync(session).catch((error: unknown) => {
      mark(session);
      showToast({ kind: 'destructive', title: 'The workout was not brought back', text: failureText(error) });
    });
  }

  return { deleted, restoredId, remove, undo };
}

const withoutOne = (sessions: readonly ShownSession[], { id }: ShownSession): ShownSession[] =>
  sessions.filter((other) => other.id !== id);
