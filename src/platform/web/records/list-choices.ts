import { withoutDefaults } from '../navigation/search.ts';
import { besideRows, type BesideRows } from '../navigation/use-search-state.ts';

/** What the addresses of lists have in common. */
export interface ListPlace {
  readonly page: number;
  readonly page_size?: number;
  /** The same, where the calls of a module use another name for the page size. */
  readonly limit?: number;
  readonly search?: string;
  readonly sort?: string;
  /** The saved view with which the list was opened. */
  readonly view?: string;
}

const paging = ['page', 'page_size', 'limit'] as const;

type Paging = (typeof paging)[number];

/** What an address calls the number of rows on a page. */
export function sizeName(place: ListPlace): 'limit' | 'page_size' {
  return place.limit === undefined ? 'page_size' : 'limit';
}

/** What the state of a list's address means for its calls and its filters. */
export function listChoices<Values extends object>(values: Values, defaults: Values) {
  const forQuery = without<Values, BesideRows>(values, besideRows);
  const unfiltered = without(defaults, [...besideRows, ...paging, 'sort']);
  const filters = without(values, [...besideRows, ...paging, 'sort']);
  const set = Object.keys(withoutDefaults(filters, unfiltered));
  return {
    /** All but what opens something beside the rows. */
    forQuery,
    /** The filters and the sorting. */
    forExport: without<Values, BesideRows | Paging>(values, [...besideRows, ...paging]),
    /** Every filter with nothing chosen. */
    unfiltered,
    isFiltered: set.length > 0,
    /** How many filters are set besides what is searched for. */
    filtersSet: set.filter((name) => name !== 'search').length,
  };
}

function without<Values extends object, Name extends string>(
  values: Values,
  names: readonly Name[],
): Omit<Values, Name> {
  const left: Values = { ...values };
  for (const name of names) Reflect.deleteProperty(left, name);
  return left;
}
