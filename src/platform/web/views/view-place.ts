import type { Search } from '../navigation/search.ts';
import type { ChangeSearch } from '../navigation/use-search-state.ts';
import type { ListPlace } from '../records/list-choices.ts';

/** The state of a list as saved views need it. */
export interface ViewPlace {
  /** The view with which the list was opened. */
  readonly id: string | undefined;
  readonly isFirstPage: boolean;
  readonly values: object;
  readonly definition: Pick<Search<object>, 'parse' | 'defaults'>;
  readonly change: ChangeSearch<ListPlace>;
}
