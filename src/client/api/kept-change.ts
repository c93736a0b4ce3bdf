import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dashboard } from '#contract/dashboard.ts';
import { refreshMember, showInDashboard } from './dashboard.ts';
import { keepAndSend } from './outbox.ts';
import { isRefusal, type Waiting } from './send-entry.ts';

interface KeptChange<Change> {
  /** How it stands in the outbox. */
  waitingOf: (change: Change) => Waiting;
  /** What the main app shows with it, before the server has answered. */
  shown: (dashboard: Dashboard, change: Change) => Dashboard;
  /** What else this device remembers of it, before anything is sent. */
  remember?: (change: Change) => void;
  /** It is on the device and cannot be lost any more. */
  onKept?: (change: Change) => void;
}

/**
 * A change that shows at once and is kept on the device until the server has it. A refusal takes it back; when nobody can
 * be reached, or the server fails, it stays in sight and goes up later.
 */
export function useKeptChange<Change>(userId: string, { waitingOf, shown, remember, onKept }: KeptChange<Change>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => keepAndSend(userId, waitingOf(change), () => onKept?.(change)),
    onMutate: (change) => {
      remember?.(change);
      return showInDashboard(queryClient, userId, (dashboard) => shown(dashboard, change));
    },
    onError: (error, _change, undo) => {
      if (isRefusal(error)) undo?.();
    },
    onSettled: (_answer, error) => {
      if (!error || isRefusal(error)) refreshMember(queryClient, userId);
    },
  });
}
