import { QueryClient } from '@tanstack/react-query';

const HOUR = 3_600_000;

/** The cache of answers, with the figures of the specification. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: HOUR,
        gcTime: 24 * HOUR,
        retry: false,
        refetchOnWindowFocus: false,
        // What failed while the network was down is requested again when it is back.
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
