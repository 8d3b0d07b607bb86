import { sql } from 'drizzle-orm';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueInputs,
} from '../entries/entries.tables.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { changeSettings } from '#platform/server/database/change-settings.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { reportEngineUses } from '../engine-uses/report-engine-uses.ts';
import { refreshFigures } from '../entries/refresh-figures.ts';

/**
 * Ends a series of writes into a company: finds again what its fields refer to and are made of, reports
 * which engines are used, and computes the figures.
 */
export async function finishWrites(
  tx: Transaction,
  scope: Scope,
  catalogueCompanyId: string,
): Promise<void> {
  const { companyId } = scope;
  // Rows written a moment ago are not in the statistics yet: the planner would expect a few of them, and
  // compare each with each.
  await changeSettings(tx, { enable_nestloop: 'off' });
  const deepFields = sql`
    select feature.code as feature, field.code as field, field.id
    from ${catalogueFields} field
    join ${catalogueFeatures} feature
      on feature.company_id = field.company_id and feature.id = field.feature_id
    where field.company_id = ${companyId} and field.catalogue_company_id = ${catalogueCompanyId}
      and field.level = 'deep'`;
  await tx.execute(sql`
    with known as (${deepFields}), wanted as (
      select referring.id, known.id as target_id
      from ${catalogueFields} referring
      left join known on known.feature = referring.target_table and known.field = referring.target_field
      where referring.company_id = ${companyId}
        and referring.catalogue_company_id = ${catalogueCompanyId}
        and (referring.target_table is not null or referring.target_field_id is not null)
    )
    update ${catalogueFields} stored set target_field_id = wanted.target_id
    from wanted
    where stored.company_id = ${companyId} and stored.id = wanted.id
      and stored.target_field_id is distinct from wanted.target_id`);
  await tx.execute(sql`
    with known as (${deepFields}), wanted as (
      select made.field_id, made.feature, made.field, known.id as input_id
      from ${catalogueInputs} made
      join ${catalogueFields} field
        on field.company_id = made.company_id and field.id = made.field_id
      left join known on known.feature = made.feature and known.field = made.field
      where made.company_id = ${companyId} and field.catalogue_company_id = ${catalogueCompanyId}
    )
    update ${catalogueInputs} stored set input_id = wanted.input_id
    from wanted
    where stored.company_id = ${companyId} and stored.field_id = wanted.field_id
      and stored.feature = wanted.feature and stored.field = wanted.field
      and stored.input_id is distinct from wanted.input_id`);
  await tx.execute(sql`
    with wanted as (
      select field.id, exists (
        select from ${catalogueInputs} made
        where made.company_id = ${companyId} and made.field_id = field.id and made.input_id is null
      ) as broken
      from ${catalogueFields} field
      where field.company_id = ${companyId} and field.catalogue_company_id = ${catalogueCompanyId}
        and field.level <> 'deep'
    )
    update ${catalogueFields} stored set inputs_broken = wanted.broken
    from wanted
    where stored.company_id = ${companyId} and stored.id = wanted.id
      and stored.inputs_broken <> wanted.broken`);
  await tx
    .update(catalogueCompanies)
    .set({ updated_at: new Date().toISOString() })
    .where(hasValues(catalogueCompanies, { company_id: companyId, id: catalogueCompanyId }));
  await reportEngineUses(tx, scope, catalogueCompanyId);
  await refreshFigures(tx, scope, catalogueCompanyId);
  await changeSettings(tx, { enable_nestloop: 'on' });
}
