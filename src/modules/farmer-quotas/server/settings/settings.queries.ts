import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { NamedUnit } from '#modules/directory/contract/organization.ts';
import { departmentReference } from '#modules/directory/server/public.ts';
import {
  QUOTA_SETTINGS,
  quotaSettings as settingsSchema,
  settingsEvents,
  type QuotaSettings,
} from '#modules/farmer-quotas/contract/settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { quotaOffices, quotaSettings } from './settings.tables.ts';

const unchanged = {
  code_pattern: 'Q{YY}-{00000}',
  own_entries_verified: false,
  retention_years: null,
};

const settingsKeeper = keepRecords({
  table: quotaSettings,
  entity: QUOTA_SETTINGS,
  columns: () => {
    const { company_id: _company, created_at: _created, ...own } = getTableColumns(quotaSettings);
    const offices = sql`array(
      select ${quotaOffices.department_id} from ${quotaOffices}
      where ${quotaOffices.company_id} = ${quotaSettings.company_id} order by 1)`;
    // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
    return { ...own, office_ids: sql<string[]>`${offices}` };
  },
  show: (row): QuotaSettings => settingsSchema.parse(row),
});

/** How the company runs its quotas. */
export async function readSettings(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<QuotaSettings> {
  const [stored] = await tx
    .select(getTableColumns(quotaSettings))
    .from(quotaSettings)
    .where(eq(quotaSettings.company_id, companyId));
  const offices = await tx
    .select({ id: quotaOffices.department_id })
    .from(quotaOffices)
    .where(eq(quotaOffices.company_id, companyId))
    .orderBy(quotaOffices.department_id);
  const { code_pattern, own_entries_verified, retention_years } = stored ?? unchanged;
  const updated_at = stored?.updated_at ?? null;
  const office_ids = offices.map(({ id }) => id);
  return { code_pattern, own_entries_verified, retention_years, office_ids, updated_at };
}

/** Changes the settings, unless somebody else did since the editor looked. */
export async function updateSettings(
  tx: Transaction,
  scope: Scope,
  { updated_at, office_ids, ...values }: QuotaSettings,
): Promise<QuotaSettings> {
  const { companyId } = scope;
  const [stored] = await tx
    .insert(quotaSettings)
    .values({ company_id: companyId, ...unchanged, updated_at: updated_at ?? undefined })
    .onConflictDoUpdate({
      target: quotaSettings.company_id,
      set: { company_id: companyId },
    })
    .returning();
  if (stored === undefined) throw new Error('The settings were not returned');
  if (updated_at === null && stored.created_at !== stored.updated_at) throw errors.conflict();
  return settingsKeeper.change(tx, scope, {
    id: stored.id,
    seen: { updated_at: updated_at ?? stored.updated_at },
    event: settingsEvents.settings_updated,
    async values() {
      await keepOffices(tx, scope, office_ids);
      return values;
    },
  });
}

/** The departments that are field offices, by name in a language. */
export async function listOffices(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
): Promise<NamedUnit[]> {
  const office = departmentReference<NamedUnit>({
    companyId: quotaOffices.company_id,
    id: quotaOffices.department_id,
    language,
  });
  const rows = await tx
    .select({ office })
    .from(quotaOffices)
    .where(eq(quotaOffices.company_id, companyId))
    .orderBy(inThaiOrder(sql`${office} ->> 'name'`));
  return rows.map((row) => row.office);
}

/** Refuses a department that is no field office. */
export async function requireOffice(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string | null,
): Promise<void> {
  if (id === null) return;
  const [found] = await tx
    .select({ id: quotaOffices.department_id })
    .from(quotaOffices)
    .where(hasValues(quotaOffices, { company_id: companyId, department_id: id }));
  if (found !== undefined) return;
  const code = 'farmer-quotas:errors.office_unknown';
  throw errors.validation_failed({ fields: [{ path: 'office_id', code }] });
}

async function keepOffices(
  tx: Transaction,
  { companyId }: Scope,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(quotaOffices).where(eq(quotaOffices.company_id, companyId));
  const rows = [...new Set(ids)].map((department_id) => ({ company_id: companyId, department_id }));
  if (rows.length === 0) return;
  await tx
    .insert(quotaOffices)
    .values(rows)
    .catch(refuseAtField({ quota_offices_department: { path: 'office_ids' } }));
}
