import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** How many rows of a table refer to an employee. */
interface Use {
  readonly table: string;
  readonly count: number;
}

const references = z.array(z.object({ name: z.string(), field: z.string() }));
const counted = z.tuple([z.object({ count: z.coerce.number() })]);

/**
 * What refers to an employee, in any module, by the database's foreign keys: tables added later are
 * found too.
 */
export async function findUsesOfEmployee(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: number,
): Promise<Use[]> {
  const { rows } = await tx.execute(sql`
    select conrelid::regclass::text as name, attname as field
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'employees'::regclass and attname <> 'company_id'`);
  const uses: Use[] = [];
  for (const { name, field } of references.parse(rows)) {
    const found = await tx.execute(sql`
      select count(*) as count from ${sql.identifier(name)}
      where company_id = ${companyId} and ${sql.identifier(field)} = ${id}`);
    const [{ count }] = counted.parse(found.rows);
    if (count > 0) uses.push({ table: name, count });
  }
  return uses;
}
