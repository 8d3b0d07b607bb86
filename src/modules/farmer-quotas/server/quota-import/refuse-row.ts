import type { QuotaColumn } from '#modules/farmer-quotas/contract/imports.ts';
import type { RowProblem } from '#platform/server/file-import/row-problem.ts';

/** Why a row is refused, and at which of its columns. */
export type Refusal = Pick<RowProblem<QuotaColumn>, 'column' | 'code' | 'parameters'>;

export const refuse = (
  column: QuotaColumn,
  name: string,
  parameters?: Record<string, string>,
): Refusal => ({
  column,
  code: `farmer-quotas:errors.${name}`,
  ...(parameters === undefined ? {} : { parameters }),
});
