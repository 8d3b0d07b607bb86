import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueFeatures, catalogueFields } from './entries.tables.ts';
import { catalogueChanges } from './changes.tables.ts';
import { catalogueFollowers } from './followers.tables.ts';

type Actor = Pick<Scope, 'companyId' | 'userId'>;

/** Everybody else who follows one of these entries. */
export async function findFollowers(
  tx: Transaction,
  { companyId, userId }: Actor,
  entryIds: readonly (string | null)[],
): Promise<string[]> {
  const ids = entryIds.filter((id) => id !== null);
  const rows = await tx
    .selectDistinct({ user_id: catalogueFollowers.user_id })
    .from(catalogueFollowers)
    .where(
      and(eq(catalogueFollowers.company_id, companyId), inArray(catalogueFollowers.entry_id, ids)),
    );
  return rows.map(({ user_id }) => user_id).filter((follower) => follower !== userId);
}

/** What a run has written into a company of the catalogue. */
export interface Run {
  readonly catalogueCompanyId: string;
  /** The origin of its changes. */
  readonly originId: string | null;
  /** When it began to write. */
  readonly since: string;
}

const touchedRow = z.object({ user_id: z.string(), breaking: z.boolean() });

/** Everybody else who follows an entry that the transaction changed, created or removed, or what it belongs to. */
export async function findFollowersOfRun(
  tx: Transaction,
  { companyId, userId }: Actor,
  { catalogueCompanyId, originId, since }: Run,
): Promise<{ breaking: string[]; others: string[] }> {
  const made = (table: typeof catalogueFields | typeof catalogueFeatures, whole: string) => sql`
    exists (select from ${table} made where made.company_id = ${companyId}
      and made.catalogue_company_id = ${catalogueCompanyId}
      and made.${sql.identifier(whole)} = follower.entry_id
      and made.created_at >= ${since})`;
  const { rows } = await tx.execute(sql`
    with touched as (
      select about.id, bool_or(breaking) as breaking
      from ${catalogueChanges} change
      cross join lateral (values (entry_id), (feature_id), (module_id), (catalogue_company_id)) about (id)
      where company_id = ${companyId} and catalogue_company_id = ${catalogueCompanyId}
        
        -- Its first transaction began before that. Stored times are rounded to milliseconds.
        and at >= least(${since}::timestamptz, date_trunc('milliseconds', now()))
        and origin_id is not distinct from ${originId}::uuid and about.id in (
          select entry_id from ${catalogueFollowers} where company_id = ${companyId})
      group by about.id
    )
    select follower.user_id, bool_or(coalesce(touched.breaking, false)) as breaking
    from ${catalogueFollowers} follower left join touched on touched.id = follower.entry_id
    where follower.company_id = ${companyId} and follower.user_id <> ${userId}
      and (touched.id is not null
        or follower.kind = 'feature' and ${made(catalogueFields, 'feature_id')}
        or follower.kind = 'module' and (${made(catalogueFields, 'module_id')} or ${made(catalogueFeatures, 'module_id')})
        or follower.entry_id = ${catalogueCompanyId} and ${made(catalogueFields, 'catalogue_company_id')})
    group by follower.user_id`);
  const followers = z.array(touchedRow).parse(rows);
  return {
    breaking: followers.filter(({ breaking }) => breaking).map(({ user_id }) => user_id),
    others: followers.filter(({ breaking }) => !breaking).map(({ user_id }) => user_id),
  };
}
