import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChosenCoach } from '#client/components/chosen-coach.tsx';
import { LogOutQuestion } from '#client/components/log-out-question.tsx';
import { useSendOutbox } from '#client/member/use-outbox.ts';
import { queryClient } from '#client/platform/query-client.ts';
import { useSignIn } from '#client/platform/use-sign-in.ts';

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
