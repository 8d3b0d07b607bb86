import {
  useInfiniteQuery,
  useQueries,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { failureOf } from '#platform/web/feedback/failure.ts';
import type { Feature } from '#modules/catalogue/contract/features.ts';
import { expandedQuery, modulesQuery, type ModuleFilter } from './companies.api.ts';
import { linesOf } from './tree-lines.ts';

interface Wanted {
  readonly filter: ModuleFilter;
  readonly open: readonly string[];
}

/** The tree of a company's modules, page after page, with what lies below those that are open. */
export function useModules({ filter, open }: Wanted) {
  const pages = useInfiniteQuery(modulesQuery(filter));
  const below = useQueries({
    queries: open.map((code) => expandedQuery({ code, company_id: filter.company_id })),
    combine: asOpened,
  });
  const lines = useMemo(() => {
    const opened = new Map(
      open.flatMap((code, index) => {
        const each = below[index];
        return each === undefined ? [] : [[code, each] as const];
      }),
    );
    const modules = pages.data?.pages.flatMap(({ data }) => data) ?? [];
    const total = pages.data?.pages.at(-1)?.total ?? MODULES_BEFORE_KNOWN;
    return linesOf({ modules, total, opened });
  }, [pages.data, below, open]);
  return { pages, lines };
}

/** Lines drawn in the shape of what comes. */
const MODULES_BEFORE_KNOWN = 10;

/** Outside of the component, so that the same answers stay the same lines. */
function asOpened(results: UseQueryResult<{ readonly features: readonly Feature[] }>[]) {
  return results.map(({ data, error, refetch }) => ({
    features: data?.features,
    failed: error !== null,
    retry: failureOf(error).retryHelps ? () => void refetch() : undefined,
  }));
}

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'
>;

/** Fetches on while something that is wanted has not arrived. */
export function useMore(pages: Pages, wanted: boolean): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  const fetches = wanted && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (fetches) void fetchNextPage();
  }, [fetches, fetchNextPage]);
}
