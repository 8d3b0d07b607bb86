import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

interface Outdated {
  /** Prefixes of query keys. */
  readonly refreshes: readonly QueryKey[];
  /** The id of a record that was deleted. */
  readonly gone?: string | undefined;
}

/** Makes answers stale and asks again for those on the screen, but not for those about what is gone. */
export async function outdate(client: QueryClient, { refreshes, gone }: Outdated): Promise<void> {
  const isGone = ({ queryKey: [_entity, _view, id] }: Pick<Query, 'queryKey'>) =>
    gone !== undefined && id === gone;
  await Promise.all(
    refreshes.flatMap((queryKey) => [
      client.invalidateQueries({ queryKey, predicate: (query) => !isGone(query) }),
      client.invalidateQueries({ queryKey, predicate: isGone, refetchType: 'none' }),
    ]),
  );
}
