import type { SopInput } from '#modules/feature-development/contract/sops.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';

/** The columns that a form fills, with what searches read of them and who sent it. */
export function columnsOf(input: SopInput, { userId, employeeId }: Scope) {
  return {
    valueStreamId: input.value_stream_id,
    name: input.name,
    description: input.description,
    manualStatus: input.manual_status,
    searchText: searchTextOf(input.name, input.description),
    updatedBy: userId,
    updatedByEmployee: employeeId,
  };
}
