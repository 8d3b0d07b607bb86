import type { ChangeSearch } from '../navigation/use-search-state.ts';
import type { Paging } from './pagination.tsx';

interface Window {
  readonly page: number;
  readonly page_size: number;
}

/** What an answer with one page says about all rows. */
interface Counted {
  readonly total: number;
  readonly total_is_minimum?: boolean;
}

/** The paging of a list whose page and page size are in the address of its screen. */
export function pagingOf(
  counted: Counted | undefined,
  { page, page_size: pageSize }: Window,
  setSearch: ChangeSearch<Window>,
): Paging {
  return {
    page,
    pageSize,
    total: counted?.total ?? 0,
    totalIsMinimum: counted?.total_is_minimum,
    onPage: (chosen, options) => setSearch({ page: chosen }, options),
    onPageSize: (chosen) => setSearch({ page_size: chosen }),
  };
}
