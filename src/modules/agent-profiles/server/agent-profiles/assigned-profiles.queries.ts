import { asc, sql, type Column, type SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { agentProfiles } from './agent-profiles.tables.ts';

const findActive = statement<{ companyId: number; id: string }>()((db, given) =>
  db
    .select({ id: agentProfiles.id })
    .from(agentProfiles)
    .where(
      hasValues(agentProfiles, {
        company_id: given('companyId'),
        id: given('id'),
        status: 'Active',
      }),
    ),
);

/** Whether this is an agent profile of the company that work may be assigned to now. */
export async function isActiveProfile(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<boolean> {
  return (await findActive(tx, { companyId, id })).length > 0;
}

/** The ids of the agent profiles that work may be assigned to now, in the order of their codes. */
export async function activeProfileIds(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<string[]> {
  const rows = await tx
    .select({ id: agentProfiles.id })
    .from(agentProfiles)
    .where(hasValues(agentProfiles, { company_id: companyId, status: 'Active' }))
    .orderBy(asc(agentProfiles.code));
  return rows.map(({ id }) => id);
}

/** The ids of the company's agent profiles that match a search, for `inArray` in a statement of its transaction. */
export function profilesNamed(tx: Transaction, search: string) {
  return tx
    .select({ id: agentProfiles.id })
    .from(companyView(agentProfiles))
    .where(matchesSearch(agentProfiles.search_text, search));
}

/** The name of a row's agent profile, as a column of the statement that reads the row. */
export function agentProfileName({
  companyId,
  id,
}: {
  readonly companyId: Column;
  readonly id: Column;
}): SQL<string | null> {
  const name = sql`(
    select ${agentProfiles.name} from ${agentProfiles}
    where ${agentProfiles.company_id} = ${companyId} and ${agentProfiles.id} = ${id}
  )`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<string | null>`${name}`;
}
