import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshMember } from '#client/member/queries.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import type { DoneAnswer } from '#contract/account.ts';
import { COVER_LETTERS_CONFIRM_PATH, COVER_PATHS, coverPath } from '#contract/paths.ts';
import type { CoverCalendarAnswer, CoverInvitation, CoverPage, NewCover, OwnCover } from '#contract/sitter.ts';
import type { CoverAnswer } from '#domain/sitter/sitter.ts';

const ownCoverQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/users', userId, 'cover'],
    queryFn: ({ signal }) => callApi<OwnCover>(coverPath(userId), { signal }),
    staleTime: 0,
  });

export const useOwnCover = (userId: string) => useQuery(ownCoverQuery(userId));

/** Revokes the previous link; only this answer holds the new one. */
export function useAskForCover(userId: string) {
  const keep = useKeepAnswer(userId);
  return useMutation({
    mutationFn: (body: CoverInvitation) => callApi<NewCover>(coverPath(userId), { method: 'POST', body }),
    onSuccess: keep,
  });
}

export function useEndCover(userId: string) {
  const keep = useKeepAnswer(userId);
  return useMutation({
    mutationFn: () => callApi<OwnCover>(coverPath(userId), { method: 'DELETE' }),
    onSuccess: keep,
  });
}

function useKeepAnswer(userId: string) {
  const queryClient = useQueryClient();
  return ({ cover }: OwnCover) => {
    queryClient.setQueryData(ownCoverQuery(userId).queryKey, { cover });
    refreshMember(queryClient, userId);
  };
}

/* What the person who covers can do: the link's token goes in the body, where no log of addresses sees it. */

const post = <Answer>(path: string, body: object) => callApi<Answer>(path, { method: 'POST', body });

export const openCover = (token: string) => post<CoverPage>(COVER_PATHS.open, { token });

export const sayToCover = (token: string, said: { day: string; from: string | null; answer: CoverAnswer }) =>
  post<CoverPage>(COVER_PATHS.answer, { token, ...said });

export const changeCoverCalendar = (token: string, isWanted: boolean) =>
  post<CoverCalendarAnswer>(COVER_PATHS.calendar, { token, isWanted });

export const changeCoverLetters = (token: string, email: string | null) =>
  post<CoverPage>(COVER_PATHS.letters, { token, email });

export const confirmCoverLetters = (token: string) => post<DoneAnswer>(COVER_LETTERS_CONFIRM_PATH, { token });

export const endCoverByLink = (token: string) => post<DoneAnswer>(COVER_PATHS.end, { token });
