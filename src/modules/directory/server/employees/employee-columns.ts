import { and, eq, sql } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#platform/server/database/errors.ts';
import { employees } from './employees.tables.ts';

/** Later than before even within one millisecond, so that the next editor's copy is told apart. */
export function touched() {
  return sql`greatest(now(), ${employees.updated_at} + interval '1 millisecond')`;
}

/** Puts what the database refused into words, at the field it concerns. */
export function explainRefusal(error: unknown): never {
  if (isUniqueViolation(error, 'employees_code_is_unique')) {
    throw fieldError('code', 'directory:errors.code_taken');
  }
  for (const unit of ['department', 'position'] as const) {
    const constraint = `employees_company_id_${unit}_id_${unit}s_company_id_id_fk`;
    if (isForeignKeyViolation(error, constraint)) {
      throw fieldError(`${unit}_id`, `directory:errors.${unit}_unknown`);
    }
  }
  throw error;
}

interface NewManager {
  readonly companyId: number;
  readonly managerId: number;
  /** Who gets the manager; nobody yet when she is being added. */
  readonly employeeId?: number;
}

/** A manager works for the company now, and is neither the employee herself nor somebody under her. */
export async function requireManager(
  tx: Transaction,
  { companyId, managerId, employeeId }: NewManager,
): Promise<void> {
  const [manager] = await tx
    .select({ is_active: employees.is_active })
    .from(employees)
    .where(and(eq(employees.company_id, companyId), eq(employees.id, managerId)));
  if (manager?.is_active !== true)
    throw fieldError('manager_id', 'directory:errors.manager_unknown');
  if (employeeId === undefined) return;
  const { rows } = await tx.execute(sql`
    with recursive above (id) as (
      select ${managerId}::integer
      union
      select manager_id from ${employees} join above using (id)
      where company_id = ${companyId} and manager_id is not null
    )
    select from above where id = ${employeeId}`);
  if (rows.length > 0) throw fieldError('manager_id', 'directory:errors.manager_is_under_her');
}

function fieldError(path: string, code: string): Error {
  return errors.validation_failed({ fields: [{ path, code }] });
}
