import { eq, getTableColumns } from 'drizzle-orm';
import * as contract from '#modules/cane-contracts/contract/settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { contractSettings } from './settings.tables.ts';

/** Of a company that has not changed them. */
export const usualSettings = { tons_per_rai: 10, conditions: '' };

const settingsKeeper = keepRecords({
  table: contractSettings,
  entity: contract.CONTRACT_SETTINGS,
  columns: () => {
    const {
      company_id: _company,
      created_at: _created,
      ...own
    } = getTableColumns(contractSettings);
    return own;
  },
  show: (row): contract.ContractSettings => contract.contractSettings.parse(row),
});

/** The usual yield and the conditions of the company. */
export async function readContractSettings(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<contract.ContractSettings> {
  const [stored] = await tx
    .select(getTableColumns(contractSettings))
    .from(contractSettings)
    .where(eq(contractSettings.company_id, companyId));
  return stored ?? { ...usualSettings, updated_at: null };
}

/** Changes the settings, unless somebody else did since the editor looked. */
export async function updateContractSettings(
  tx: Transaction,
  scope: Scope,
  { updated_at, ...values }: contract.ContractSettings,
): Promise<contract.ContractSettings> {
  const { companyId: company_id } = scope;
  const [stored] = await tx
    .insert(contractSettings)
    .values({ company_id, ...usualSettings })
    .onConflictDoUpdate({ target: contractSettings.company_id, set: { company_id } })
    .returning();
  if (stored === undefined) throw new Error('The settings were not returned');
  if (updated_at === null && stored.created_at !== stored.updated_at) throw errors.conflict();
  return settingsKeeper.change(tx, scope, {
    id: stored.id,
    seen: { updated_at: updated_at ?? stored.updated_at },
    event: contract.contractSettingsEvents.settings_updated,
    values: () => values,
  });
}
