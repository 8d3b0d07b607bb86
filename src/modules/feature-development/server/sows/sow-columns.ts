import type { SowInput } from '#modules/feature-development/contract/sows.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isForeignKeyViolation } from '#platform/server/database/errors.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';

/** The columns that a form fills, with what searches read of them and who sent it. */
export function columnsOf<Input extends Omit<SowInput, 'current_stage'>>(
  input: Input,
  { userId, employeeId }: Pick<Scope, 'userId' | 'employeeId'>,
) {
  return {
    ...input,
    search_text: searchTextOf(input.name, input.description, ...input.tags),
    updated_by: userId,
    updated_by_employee: employeeId,
  };
}

/** Puts what the database refused into words, at the field it concerns. */
export function explainRefusal(error: unknown): never {
  if (isForeignKeyViolation(error, 'sows_feature')) {
    throw errors.validation_failed({
      fields: [{ path: 'feature_id', code: 'feature-development:errors.feature_unknown' }],
    });
  }
  throw error;
}

export function unknownSop() {
  return errors.validation_failed({
    fields: [{ path: 'sop_id', code: 'feature-development:errors.sop_unknown' }],
  });
}
