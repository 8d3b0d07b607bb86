import { sql, type SQL } from 'drizzle-orm';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from './entries.tables.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Computes the figures of the dashboard again, for one company of the catalogue or for all. */
export async function refreshFigures(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  catalogueCompanyId?: string,
): Promise<void> {
  const ours =
    catalogueCompanyId === undefined
      ? sql`company_id = ${companyId}`
      : sql`company_id = ${companyId} and catalogue_company_id = ${catalogueCompanyId}`;
  const companies =
    catalogueCompanyId === undefined
      ? sql`company_id = ${companyId}`
      : sql`company_id = ${companyId} and id = ${catalogueCompanyId}`;
  await countFields(tx, { features: ours, fields: ours });
  await countFeatures(tx, { modules: ours, features: ours });
  await countModules(tx, { companies, modules: ours });
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

/** Where an edited entry belongs, as far down as that goes. */
interface Place {
  readonly catalogue_company_id: string;
  readonly module_id: string | null;
  readonly feature_id: string | null;
}

/**
 * Counts again, after an edit, how much is missing of the feature, the module and the company around the
 * entry. It does not wait for others who are writing into the company: an import counts all of it at its end.
 */
export async function refreshCompleteness(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { catalogue_company_id, module_id, feature_id }: Place,
): Promise<void> {
  const ours = sql`company_id = ${companyId}`;
  const { rows } = await tx.execute(sql`
    select from ${catalogueCompanies} where ${ours} and id = ${catalogue_company_id}
    for no key update skip locked`);
  if (rows.length === 0) return;
  if (feature_id !== null) {
    const features = sql`${ours} and id = ${feature_id}`;
    await countFields(tx, { features, fields: sql`${ours} and feature_id = ${feature_id}` });
  }
  if (module_id !== null) {
    const modules = sql`${ours} and id = ${module_id}`;
    await countFeatures(tx, { modules, features: sql`${ours} and module_id = ${module_id}` });
  }
  const companies = sql`${ours} and id = ${catalogue_company_id}`;
  await countModules(tx, {
    companies,
    modules: sql`${ours} and catalogue_company_id = ${catalogue_company_id}`,
  });
}

/** How many values an entry itself lacks, and how many are required of one that has an owner. */
const OWN_GAPS = sql`bit_count(gaps::int::bit(6))`;
const OWN_CHECKS = sql`case when deprecated_at is null then 3 else 0 end`;
const FIELD_CHECKS = sql`case when deprecated_at is not null then 0
  when level = 'deep' then 3 + (target_table is not null)::int else 4 end`;

/** How many fields features have, and how much is missing of them. */
async function countFields(
  tx: Transaction,
  { features, fields }: { features: SQL; fields: SQL },
): Promise<void> {
  await tx.execute(sql`
    with counted as (
      select feature_id, count(*) as total, sum(${FIELD_CHECKS}) as checks, sum(${OWN_GAPS}) as missing
      from ${catalogueFields} where ${fields} group by 1
    ), wanted as (
      select id as wanted_id, coalesce(total, 0) as total, coalesce(counted.checks, 0) + ${OWN_CHECKS} as checks,
        coalesce(counted.missing, 0) + ${OWN_GAPS} as missing
      from ${catalogueFeatures} left join counted on feature_id = id where ${features}
    )
    update ${catalogueFeatures} stored
    set field_count = wanted.total, checks = wanted.checks, missing = wanted.missing from wanted
    where ${features} and stored.id = wanted_id
      and (stored.field_count, stored.checks, stored.missing)
        is distinct from (wanted.total, wanted.checks, wanted.missing)`);
}

/** How many features and fields modules have, and how much is missing of them. */
async function countFeatures(
  tx: Transaction,
  { modules, features }: { modules: SQL; features: SQL },
): Promise<void> {
  await tx.execute(sql`
    with counted as (
      select module_id, count(*) as features, sum(field_count) as fields, sum(checks) as checks,
        sum(missing) as missing
      from ${catalogueFeatures} where ${features} group by 1
    ), wanted as (
      select id as wanted_id, coalesce(features, 0) as features, coalesce(fields, 0) as fields,
        coalesce(counted.checks, 0) + ${OWN_CHECKS} as checks,
        coalesce(counted.missing, 0) + ${OWN_GAPS} as missing
      from ${catalogueModules} left join counted on module_id = id where ${modules}
    )
    update ${catalogueModules} stored set feature_count = wanted.features,
      field_count = wanted.fields, checks = wanted.checks, missing = wanted.missing
    from wanted
    where ${modules} and stored.id = wanted_id
      and (stored.feature_count, stored.field_count, stored.checks, stored.missing)
        is distinct from (wanted.features, wanted.fields, wanted.checks, wanted.missing)`);
}

/** How much is missing of companies. */
async function countModules(
  tx: Transaction,
  { companies, modules }: { companies: SQL; modules: SQL },
): Promise<void> {
  await tx.execute(sql`
    with counted as (
      select catalogue_company_id, sum(checks) as checks, sum(missing) as missing
      from ${catalogueModules} where ${modules} group by 1
    ), wanted as (
      select id as wanted_id, coalesce(counted.checks, 0) + ${OWN_CHECKS} as checks,
        coalesce(counted.missing, 0) + ${OWN_GAPS} as missing
      from ${catalogueCompanies} left join counted on catalogue_company_id = id where ${companies}
    )
    update ${catalogueCompanies} stored set checks = wanted.checks, missing = wanted.missing
    from wanted
    where ${companies} and stored.id = wanted_id`);
}
