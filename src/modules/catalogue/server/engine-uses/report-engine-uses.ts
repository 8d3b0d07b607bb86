import { and, eq, sql } from 'drizzle-orm';
import { catalogueFields } from '../entries/entries.tables.ts';
import { findEnginesByCode, setUses, type Dependent } from '#modules/engines/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { readEngineUsers, type EngineUser } from './engine-uses.queries.ts';

/** Reports to the registry of engines which outputs and analytic fields of a company use which engines. */
export async function reportEngineUses(
  tx: Transaction,
  scope: Scope,
  catalogueCompanyId: string,
): Promise<void> {
  await setUses(tx, scope, withEngines(tx, scope, catalogueCompanyId));
}

/** Looks up the engines that each one names, and marks those that name an unknown engine. */
async function* withEngines(
  tx: Transaction,
  scope: Scope,
  catalogueCompanyId: string,
): AsyncGenerator<readonly Dependent[]> {
  const ofCompany = eq(catalogueFields.catalogue_company_id, catalogueCompanyId);
  for await (const users of readEngineUsers(tx, scope, ofCompany)) {
    const codes = new Set(users.flatMap(({ engines }) => [...engines.keys()]));
    const { found, unknown } = await findEnginesByCode(tx, scope, codes);
    await markUnknown(tx, scope, { users, unknown: new Set(unknown) });
    yield users.map(({ described, engines }) => ({ ...described, uses: usesOf(engines, found) }));
  }
}

async function markUnknown(
  tx: Transaction,
  { companyId }: Scope,
  { users, unknown }: { users: readonly EngineUser[]; unknown: ReadonlySet<string> },
): Promise<void> {
  const all = users.map(({ described }) => described.id);
  const lost = users.flatMap(({ described, engines }) =>
    unknown.isDisjointFrom(engines) ? [] : [described.id],
  );
  const isIn = (ids: readonly string[]) =>
    sql`${catalogueFields.id} = any(${sql.param(ids)}::uuid[])`;
  await tx
    .update(catalogueFields)
    .set({ engine_unknown: isIn(lost) })
    .where(
      and(
        eq(catalogueFields.company_id, companyId),
        isIn(all),
        sql`${catalogueFields.engine_unknown} <> (${isIn(lost)})`,
      ),
    );
}

/** Two spellings of a code may name the same engine, which is then used once. */
function usesOf(
  engines: ReadonlyMap<string, boolean>,
  found: ReadonlyMap<string, { readonly id: string }>,
) {
  const uses = new Map<string, boolean>();
  for (const [code, required] of engines) {
    const id = found.get(code)?.id;
    if (id !== undefined) uses.set(id, required || uses.get(id) === true);
  }
  return Array.from(uses, ([engine_id, required]) => ({ engine_id, required }));
}
