import type { ChangeSearch } from '#platform/web/navigation/use-search-state.ts';
import type { agentDetailSearch } from './agents.search.ts';

type Values = (typeof agentDetailSearch)['defaults'];

/** The state of an agent's screen, which lives in its address. */
export interface DetailState {
  readonly search: Values;
  readonly setSearch: ChangeSearch<Values>;
}
