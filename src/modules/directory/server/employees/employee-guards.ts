import { and, eq, sql } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Refusals } from '#platform/server/records/refuse-at-field.ts';
import { employees } from './employees.tables.ts';

const unitRefusal = (unit: 'department' | 'position') => ({
  [`employees_company_id_${unit}_id_${unit}s_company_id_id_fk`]: {
    path: `${unit}_id`,
    code: `directory:errors.${unit}_unknown`,
  },
});

export const employeeRefusals: Refusals = {
  employees_code_is_unique: { path: 'code', code: 'directory:errors.code_taken' },
  ...unitRefusal('department'),
  ...unitRefusal('position'),
};

interface NewManager {
  readonly companyId: number;
  readonly managerId: number;
  /** Who gets the manager; nobody yet when they are being added. */
  readonly employeeId?: number;
}

/** A manager works for the company now, and is neither the employee nor one of their subordinates. */
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
