import type { SopInput } from '#modules/feature-development/contract/sops.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';

/** The columns that a form fills, with what searches read of them and who sent it. */
export function columnsOf(input: SopInput, { userId, employeeId }: Scope) {
  return {
    ...input,
    search_text: searchTextOf(input.name, input.description),
    updated_by: userId,
    updated_by_employee: employeeId,
  };
}
