import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Search } from '../navigation/search.ts';
import type { ViewPlace } from '../views/view-place.ts';
import { useSearchState, type BesideRows } from '../navigation/use-search-state.ts';
import { listChoices, sizeName, type ListPlace } from './list-choices.ts';

/** A page of rows, as lists are answered. */
export interface RowsAnswer<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly total_is_minimum?: boolean;
}

interface RecordListState<Values, Answer> {
  /** The state of the list that is in its address. */
  readonly search: Search<Values>;
  /** The query of the list; its input leaves out what only opens a sheet. */
  readonly query: (values: Omit<Values, BesideRows>) => UseQueryOptions<Answer>;
  /** Whether what is searched for may not be in the address, where others could read it: a national id. */
  readonly isPrivate?: (text: string) => boolean;
}

/**
 * A list of records whose filters, sorting and page are in its address:
 * `const list = useRecordList({ search: engineListSearch, query: enginesQuery })`. `<RecordList list={list}>`
 * renders it; `list.search` and `list.setSearch` are for filters and sheets, `list.rows` for other uses.
 */
export function useRecordList<
  Values extends ListPlace,
  Answer extends RowsAnswer<{ readonly id: string | number }>,
>({ search: definition, query, isPrivate }: RecordListState<Values, Answer>) {
  const [inAddress, setSearch] = useSearchState(definition);
  const [privately, setPrivately] = useState<string>();
  const search = privately === undefined ? inAddress : { ...inAddress, search: privately };
  // The same state, as every list has it.
  const [place, setPlace] = useSearchState<ListPlace>(definition);
  const { forQuery, forExport, unfiltered, ...filtering } = listChoices(
    search,
    definition.defaults,
  );
  const result = useQuery(query(forQuery));
  const rows: Answer['data'] | undefined = result.data?.data;
  const size = sizeName(place);
  const viewPlace: ViewPlace = {
    id: place.view,
    isFirstPage: place.page === 1,
    values: inAddress,
    definition,
    change: setPlace,
  };
  return {
    search,
    setSearch,
    /** Where saved views are opened, and what they would store. */
    viewPlace,
    query: result,
    rows,
    sort: place.sort,
    onSort: (sort: string) => setPlace({ sort }),
    onSearch: (text: string) => {
      const hidden = isPrivate?.(text) === true;
      setPrivately(hidden ? text : undefined);
      setPlace({ search: hidden ? '' : text }, { replace: true, keepScroll: true });
    },
    /** The input of an export: the filters and the sorting. */
    choices: forExport,
    ...filtering,
    showAll: () => {
      setPrivately(undefined);
      setPlace({ ...unfiltered, page: 1 });
    },
    paging: {
      page: place.page,
      pageSize: place[size] ?? 0,
      usualSize: definition.defaults[size] ?? 0,
      total: result.data?.total ?? 0,
      totalIsMinimum: result.data?.total_is_minimum,
      onPage: (page: number, options?: { readonly replace?: boolean }) =>
        setPlace({ page }, options),
      onPageSize: (rowsOfPage: number) => setPlace({ [size]: rowsOfPage }),
    },
  };
}
