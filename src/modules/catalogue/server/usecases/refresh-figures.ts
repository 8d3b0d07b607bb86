import { sql, type SQL } from 'drizzle-orm';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '#modules/catalogue/server/catalogue.tables.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Computes the figures of the dashboard anew, of one company of the catalogue or of all. */
export async function refreshFigures(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  catalogueCompanyId?: string,
): Promise<void> {
  const ours =
    catalogueCompanyId === undefined
      ? sql`company_id = ${companyId}`
      : sql`company_id = ${companyId} and catalogue_company_id = ${catalogueCompanyId}`;
  await countFields(tx, ours);
  await tx.execute(sql`
    with module_figures as (
      select catalogue_company_id, count(*) as total, count(*) filter (where status = 'active') as active
      from ${catalogueModules} where ${ours} group by 1
    ), feature_figures as (
      select catalogue_company_id, count(*) as total
      from ${catalogueFeatures} where ${ours} group by 1
    ), field_figures as (
      select catalogue_company_id, count(*) as total,
        count(*) filter (where level = 'process' and status = 'active') as processes,
        count(*) filter (where level = 'analytic') as analytics
      from ${catalogueFields} where ${ours} group by 1
    )
    update ${catalogueCompanies} set
      total_modules = coalesce(module_figures.total, 0),
      active_modules = coalesce(module_figures.active, 0),
      total_features = coalesce(feature_figures.total, 0),
      total_fields = coalesce(field_figures.total, 0),
      active_processes = coalesce(field_figures.processes, 0),
      analytics = coalesce(field_figures.analytics, 0),
      figures_at = now()
    from ${catalogueCompanies} company
    left join module_figures on module_figures.catalogue_company_id = company.id
    left join feature_figures on feature_figures.catalogue_company_id = company.id
    left join field_figures on field_figures.catalogue_company_id = company.id
    where ${catalogueCompanies}.company_id = ${companyId} and company.company_id = ${companyId}
      and ${catalogueCompanies}.id = company.id
      and (${catalogueCompanyId ?? null}::uuid is null or company.id = ${catalogueCompanyId ?? null})`);
}

/** How many fields features and modules have, and how many features modules. */
async function countFields(tx: Transaction, ours: SQL): Promise<void> {
  await tx.execute(sql`
    with counted as (
      select feature_id, count(*) as total from ${catalogueFields} where ${ours} group by 1
    ), wanted as (
      select id, coalesce(total, 0) as total
      from ${catalogueFeatures} left join counted on feature_id = id where ${ours}
    )
    update ${catalogueFeatures} stored set field_count = wanted.total from wanted
    where ${ours} and stored.id = wanted.id and stored.field_count <> wanted.total`);
  await tx.execute(sql`
    with counted as (
      select module_id, count(*) as features, sum(field_count) as fields
      from ${catalogueFeatures} where ${ours} group by 1
    ), wanted as (
      select id, coalesce(features, 0) as features, coalesce(fields, 0) as fields
      from ${catalogueModules} left join counted on module_id = id where ${ours}
    )
    update ${catalogueModules} stored set feature_count = wanted.features, field_count = wanted.fields
    from wanted
    where ${ours} and stored.id = wanted.id
      and (stored.feature_count, stored.field_count) is distinct from (wanted.features, wanted.fields)`);
}
