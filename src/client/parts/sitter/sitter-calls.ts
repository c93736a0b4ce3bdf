import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshMember } from '#client/member/queries.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import { SITTER_EMAILS_CONFIRM_PATH, SITTER_PATHS, sitterPath } from '#contract/paths.ts';
import type { NewSitter, OwnSitter, SitterCalendarAnswer, SitterInvitation, SitterPage } from '#contract/sitter.ts';
import type { SitterAnswer } from '#domain/sitter/sitter.ts';

const ownSitterQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/users', userId, 'sitter'],
    queryFn: ({ signal }) => callApi<OwnSitter>(sitterPath(userId), { signal }),
    staleTime: 0,
  });

export const useOwnSitter = (userId: string) => useQuery(ownSitterQuery(userId));

/** Revokes the previous link; only this answer holds the new one. */
export function useAskForSitter(userId: string) {
  const keep = useKeepAnswer(userId);
  return useMutation({
    mutationFn: (body: SitterInvitation) => callApi<NewSitter>(sitterPath(userId), { method: 'POST', body }),
    onSuccess: keep,
  });
}

export function useEndSitter(userId: string) {
  const keep = useKeepAnswer(userId);
  return useMutation({
    mutationFn: () => callApi<OwnSitter>(sitterPath(userId), { method: 'DELETE' }),
    onSuccess: keep,
  });
}

function useKeepAnswer(userId: string) {
  const queryClient = useQueryClient();
  return ({ sitter }: OwnSitter) => {
    queryClient.setQueryData(ownSitterQuery(userId).queryKey, { sitter: sitter });
    refreshMember(queryClient, userId);
  };
}

/* What a sitter can do: the link's token goes in the body, where no log of addresses sees it. */

const post = <Answer>(path: string, body: object) => callApi<Answer>(path, { method: 'POST', body });

export const openSitter = (token: string) => post<SitterPage>(SITTER_PATHS.open, { token });

export const sayToSitter = (token: string, said: { day: string; from: string | null; answer: SitterAnswer }) =>
  post<SitterPage>(SITTER_PATHS.answer, { token, ...said });

export const changeSitterCalendar = (token: string, isWanted: boolean) =>
  post<SitterCalendarAnswer>(SITTER_PATHS.calendar, { token, isWanted });

export const changeSitterEmails = (token: string, email: string | null) =>
  post<SitterPage>(SITTER_PATHS.emails, { token, email });

export const confirmSitterEmails = (token: string) => post<DoneAnswer>(SITTER_EMAILS_CONFIRM_PATH, { token });

export const endSitterByLink = (token: string) => post<DoneAnswer>(SITTER_PATHS.end, { token });
