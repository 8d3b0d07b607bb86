import type { ValueStreamInput } from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';

/** The columns that a form fills, with what searches read of them and who sent it. */
export function columnsOf(input: ValueStreamInput, { userId, employeeId }: Scope) {
  return {
    ...input,
    search_text: searchTextOf(input.name, input.description, ...input.tags),
    updated_by: userId,
    updated_by_employee: employeeId,
  };
}
