import type { ValueStreamInput } from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';

/** The columns that a form fills, with what searches read of them and who sent it. */
export function columnsOf(input: ValueStreamInput, { userId, employeeId }: Scope) {
  return {
    name: input.name,
    description: input.description,
    tags: input.tags,
    manualStatus: input.manual_status,
    priority: input.priority,
    ownerId: input.owner_id,
    notes: input.notes,
    startDate: input.start_date,
    endDate: input.end_date,
    dueDate: input.due_date,
    searchText: searchTextOf(input.name, input.description, ...input.tags),
    updatedBy: userId,
    updatedByEmployee: employeeId,
  };
}
