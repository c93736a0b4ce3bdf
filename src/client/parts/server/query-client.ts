import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { ApiError, callApi } from './api-client.ts';

export interface QueryFromKeyOptions {
  /** Null is for screens that also work signed out. */
  on401: 'throw' | 'returnNull';
}

/** The parts of the key, joined with slashes, are the address. */
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

/** No retry, no refetch on focus, no polling, never stale; overridden where a screen differs. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFromKey({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Offline, a request fails at once instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();
