import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { employees } from './employees.tables.ts';

interface CalledEmployee {
  readonly id: number;
  readonly is_active: boolean;
}

/** The employees that files mean: by their code, or by their whole name in either language. */
export async function findEmployeesCalled(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly CalledEmployee[]>> {
  const found = new Map<string, CalledEmployee[]>();
  const wanted = [...new Set(texts)];
  if (wanted.length === 0) return found;
  const { id, code, is_active } = employees;
  const thai = sql<string>`${employees.first_name_th} || ' ' || ${employees.last_name_th}`;
  const english = sql<string>`${employees.first_name} || ' ' || ${employees.last_name}`;
  const rows = await tx
    .select({ id, code, is_active, thai, english })
    .from(employees)
    .where(
      and(
        eq(employees.company_id, companyId),
        or(inArray(code, wanted), inArray(thai, wanted), inArray(english, wanted)),
      ),
    );
  for (const employee of rows) {
    for (const text of new Set([employee.code ?? '', employee.thai, employee.english])) {
      found.set(text, [...(found.get(text) ?? []), employee]);
    }
  }
  return found;
}
