import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';

/** How many rows of a table refer to a record. */
interface Use {
  readonly table: string;
  readonly count: number;
}

const references = z.array(z.object({ name: z.string(), field: z.string() }));
const counted = z.tuple([z.object({ count: z.coerce.number() })]);

interface Used {
  readonly table: 'employees' | 'departments' | 'positions';
  readonly id: number | string;
}

/**
 * What refers to a record of the directory, in any module, by the database's foreign keys: tables added
 * later are found too.
 */
async function findUses(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { table, id }: Used,
): Promise<Use[]> {
  const { rows } = await tx.execute(sql`
    select conrelid::regclass::text as name, attname as field
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = ${table}::regclass and attname <> 'company_id'`);
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

/** What may refer to a record of the directory, by its table. */
const KNOWN_USES = new Map([
  ['employees', 'directory:uses.employees'],
  ['memberships', 'directory:uses.memberships'],
  ['agents', 'directory:uses.agents'],
  ['positions', 'directory:uses.positions'],
  ['agent_profiles', 'directory:uses.agent_profiles'],
]);

/** The same as text: `owns 2 agents, 3 other records`; empty where nothing refers to it. */
export async function describeUses(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { translator, ...used }: Used & { readonly translator: Translator },
): Promise<string> {
  const uses = await findUses(tx, { companyId }, used);
  const named = uses.map(({ table, count }) =>
    translator.translate(language, KNOWN_USES.get(table) ?? 'directory:uses.others', { count }),
  );
  return [...new Set(named)].join(', ');
}
