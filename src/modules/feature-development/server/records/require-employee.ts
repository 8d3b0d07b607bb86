import { isEmployee } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

interface Given {
  readonly id: number | null;
  /** The employee whom the record already has, who may stay after leaving the company. */
  readonly stored?: number | null;
  readonly path: string;
}

/** Refuses an employee who does not work for the company. */
export async function requireEmployee(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  { id, stored, path }: Given,
): Promise<void> {
  if (id === null || id === stored || (await isEmployee(tx, scope, id))) return;
  throw errors.validation_failed({
    fields: [{ path, code: 'feature-development:errors.employee_unknown' }],
  });
}
