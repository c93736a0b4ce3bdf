import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshMember } from '#client/member/queries.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { coverPath } from '#contract/paths.ts';
import type { CoverInvitation, NewCover, OwnCover } from '#contract/sitter.ts';

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
