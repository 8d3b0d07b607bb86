import type { EngineInput } from '#modules/engines/contract/engines.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';

/** The columns that a form fills, with what searches read of them. */
export function columnsOf({
  code,
  name,
  type,
  description,
  logic,
  tags,
}: Omit<EngineInput, 'status'>) {
  return {
    name,
    nameKey: normaliseText(name),
    type,
    description,
    logic,
    tags,
    searchText: searchTextOf(code, name, description, ...tags),
  };
}
