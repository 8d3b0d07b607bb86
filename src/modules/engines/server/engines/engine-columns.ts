import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { EngineInput } from '#modules/engines/contract/engines.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';

/** What searches read of an engine. */
export function searchColumns({
  code,
  name,
  description,
  tags,
}: Pick<EngineInput, 'code' | 'name' | 'description' | 'tags'>) {
  return {
    name_key: normaliseText(name),
    search_text: searchTextOf(code, name, description, ...tags),
  };
}
