import { useEffect } from 'react';
import { existingPage } from './page-numbers.ts';
import type { Paging } from './pagination.tsx';

interface Answer {
  /** Those of the page; undefined until the first answer has arrived. */
  readonly rows: readonly unknown[] | undefined;
  /** What is there may be of another page, or no longer right. */
  readonly isFetching: boolean;
}

/** Goes to the last page that exists once the rows of this one are gone, as after the last of them was deleted. */
export function useExistingPage(paging: Paging | undefined, { rows, isFetching }: Answer): void {
  const isEmpty = rows?.length === 0 && !isFetching;
  const page = paging?.page;
  const existing = paging !== undefined && isEmpty ? existingPage(paging) : page;
  const onPage = paging?.onPage;
  useEffect(() => {
    if (existing !== undefined && existing !== page) onPage?.(existing, { replace: true });
  }, [existing, page, onPage]);
}
