import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { loadOutbox } from '#client/member/outbox.ts';
import { signOut } from '#client/member/sign-out.ts';
import { currentSignIn } from './current-sign-in.ts';
import { askBeforeLogOut } from './log-out-question.tsx';

export function useLogOut(): () => void {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();

  function leave() {
    signOut(navigate);
    queryClient.clear();
  }

  async function leaveOrAsk() {
    const userId = currentSignIn()?.user.id;
    const waiting = userId === undefined ? [] : (await loadOutbox(userId)).waiting;
    if (waiting.length > 0) askBeforeLogOut({ waiting: waiting.length, onLeave: leave });
    else leave();
  }

  return () => void leaveOrAsk();
}
