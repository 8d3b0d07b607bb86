import { QueryClient } from '@tanstack/react-query';

const HOUR = 3_600_000;

/** The cache of answers, with the figures of the specification. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
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
  repeatOutdatedFirstAnswers(client);
  return client;
}

/**
 * The library does not request a first answer again that is on its way when something changes, though it
 * may be older than the change.
 */
function repeatOutdatedFirstAnswers(client: QueryClient): void {
  const outdated = new WeakSet<object>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { status, fetchStatus } = query.state;
    if (action.type === 'invalidate' && status === 'pending' && fetchStatus === 'fetching') {
      outdated.add(query);
    } else if (action.type === 'success' && action.manual !== true && outdated.delete(query)) {
      void client.invalidateQueries({ predicate: (one) => one === query });
    }
  });
}
