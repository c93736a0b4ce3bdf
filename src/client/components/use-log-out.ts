import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { outbox } from '#client/api/outbox.ts';
import { forgetLastKnown } from '#client/platform/last-known.ts';
import { currentSession } from '#client/platform/session.ts';
import { signOut } from '#client/platform/sign-out.ts';
import { askBeforeLogOut } from './log-out-question.tsx';

export function useLogOut(): () => void {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();

  function leave() {
    signOut(navigate);
    queryClient.clear();
    void forgetLastKnown();
  }

  async function leaveOrAsk() {
    const userId = currentSession()?.user.id;
    const waiting = userId === undefined ? [] : (await outbox.stateOf(userId)).waiting;
    if (waiting.length > 0) askBeforeLogOut({ waiting: waiting.length, onLeave: leave });
    else leave();
  }

  return () => void leaveOrAsk();
}
