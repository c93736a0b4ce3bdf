import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshMember } from '#client/member/queries.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { coverPath } from '#contract/paths.ts';
import type { NewSitter, OwnSitter, SitterInvitation } from '#contract/sitter.ts';

const ownSitterQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/users', userId, 'cover'],
    queryFn: ({ signal }) => callApi<OwnSitter>(coverPath(userId), { signal }),
    staleTime: 0,
  });

export const useOwnSitter = (userId: string) => useQuery(ownSitterQuery(userId));

/** Revokes the previous link; only this answer holds the new one. */
export function useAskForSitter(userId: string) {
  const keep = useKeepAnswer(userId);
  return useMutation({
    mutationFn: (body: SitterInvitation) => callApi<NewSitter>(coverPath(userId), { method: 'POST', body }),
    onSuccess: keep,
  });
}

export function useEndSitter(userId: string) {
  const keep = useKeepAnswer(userId);
  return useMutation({
    mutationFn: () => callApi<OwnSitter>(coverPath(userId), { method: 'DELETE' }),
    onSuccess: keep,
  });
}

function useKeepAnswer(userId: string) {
  const queryClient = useQueryClient();
  return ({ cover: sitter }: OwnSitter) => {
    queryClient.setQueryData(ownSitterQuery(userId).queryKey, { cover: sitter });
    refreshMember(queryClient, userId);
  };
}
