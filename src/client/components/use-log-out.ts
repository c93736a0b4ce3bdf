import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { countUnsent } from '#client/api/count-unsent.ts';
import { currentSession } from '#client/platform/session.ts';
import { signOut } from '#client/platform/sign-out.ts';
import { askBeforeLogOut } from './log-out-question.tsx';

/** Signs out, and forgets everything that was read for the person who leaves. With work that has not gone up it asks first. */
export function useLogOut(): () => void {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();

  function leave() {
    const told = signOut(navigate);
    queryClient.clear();
    void told;
  }

  async function leaveOrAsk() {
    const userId = currentSession()?.user.id;
    const waiting = userId === undefined ? 0 : await countUnsent(userId);
    if (waiting > 0) askBeforeLogOut({ waiting, onLeave: leave });
    else leave();
  }

  return () => void leaveOrAsk();
}
