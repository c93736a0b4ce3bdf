import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSendOutbox } from '#client/member/use-outbox.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { LogOutQuestion } from '#client/parts/account/log-out.tsx';
import { ChosenCoach } from '#client/parts/coach-look/chosen-coach.tsx';
import { queryClient } from '#client/parts/server/query-client.ts';

/** Where screens may use queries, and meet the coach a member chose. Loaded with them: visitors do not pay for it. */
export function QueryArea({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <UnsentSender />
      <ChosenCoach>{children}</ChosenCoach>
      <LogOutQuestion />
    </QueryClientProvider>
  );
}

/** Nothing that was finished or chosen gets lost; an inactive account would only be refused. */
function UnsentSender() {
  const signIn = useSignIn();
  useSendOutbox(signIn?.subscriptionStatus === 'active' ? signIn.user.id : undefined);
  return null;
}
