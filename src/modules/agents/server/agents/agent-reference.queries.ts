import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agents } from './agents.tables.ts';

const find = statement<{ companyId: number; id: string }>()((db, given) =>
  db
    .select({ id: agents.id })
    .from(agents)
    .where(hasValues(agents, { company_id: given('companyId'), id: given('id') })),
);

/** Whether the company has this agent. */
export async function isAgent(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<boolean> {
  return (await find(tx, { companyId, id })).length > 0;
}

interface AgentReference {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** A row's agent, as a column of the statement that reads the row; null where there is none of that id. */
export function agentReference({
  companyId,
  id,
}: {
  readonly companyId: Column;
  readonly id: Column;
}): SQL<AgentReference | null> {
  const agent = sql`(
    select json_build_object('id', ${agents.id}, 'code', ${agents.code}, 'name', ${agents.name})
    from ${agents} where ${agents.company_id} = ${companyId} and ${agents.id} = ${id}
  )`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<AgentReference | null>`${agent}`;
}
