import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { positions } from './organization.tables.ts';

interface Chosen {
  readonly department_id: string | null;
  readonly position_id: string | null;
  /** The field of the position. */
  readonly path: string;
}

/** Refuses a position of another department than the one beside it. */
export async function requirePositionInDepartment(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { department_id, position_id, path }: Chosen,
): Promise<void> {
  if (department_id === null || position_id === null) return;
  const [position] = await tx
    .select({ department_id: positions.department_id })
    .from(positions)
    .where(hasValues(positions, { company_id: companyId, id: position_id }));
  const of = position?.department_id ?? null;
  if (of === null || of === department_id) return;
  throw errors.validation_failed({
    fields: [{ path, code: 'directory:errors.position_elsewhere' }],
  });
}
