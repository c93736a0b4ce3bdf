import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { ApiError, callApi } from './api-client.ts';

export interface QueryFromKeyOptions {
  /** What a 401 becomes: an error, or an empty answer for screens that also work signed out. */
  on401: 'throw' | 'returnNull';
}

/** The default query: the parts of the key, joined with slashes, are the address; GET; the parsed answer. */
export function queryFromKey<Answer>({ on401 }: QueryFromKeyOptions): QueryFunction<Answer | null, QueryKey> {
  return async ({ queryKey, signal }) => {
    try {
      return await callApi<Answer>(queryKey.join('/'), { signal });
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/** Queries do not retry, do not refetch on focus, do not poll and never go stale; a screen that differs says so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFromKey({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Offline, a call fails at once and the screen says so, instead of waiting for the network without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The app's one client: loaded with the signed-in screens, outlives every one of them. */
export const queryClient = createQueryClient();
