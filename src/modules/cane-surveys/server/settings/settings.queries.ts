import { eq, getTableColumns } from 'drizzle-orm';
import * as contract from '#modules/cane-surveys/contract/settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { surveySettings } from './settings.tables.ts';

const settingsKeeper = keepRecords({
  table: surveySettings,
  entity: contract.SURVEY_SETTINGS,
  columns: () => {
    const { company_id: _company, created_at: _created, ...own } = getTableColumns(surveySettings);
    return own;
  },
  show: (row): contract.SurveySettings => contract.surveySettings.parse(row),
});

/** By which constants the company estimates yields. */
export async function readSurveySettings(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<contract.SurveySettings> {
  const [stored] = await tx
    .select(getTableColumns(surveySettings))
    .from(surveySettings)
    .where(eq(surveySettings.company_id, companyId));
  return contract.surveySettings.parse(stored ?? { ...contract.usualConstants, updated_at: null });
}

/** Changes the constants, unless somebody else did since the editor looked. */
export async function updateSurveySettings(
  tx: Transaction,
  scope: Scope,
  { updated_at, ...values }: contract.SurveySettings,
): Promise<contract.SurveySettings> {
  const { companyId: company_id } = scope;
  const [stored] = await tx
    .insert(surveySettings)
    .values({ company_id, ...contract.usualConstants })
    .onConflictDoUpdate({ target: surveySettings.company_id, set: { company_id } })
    .returning();
  if (stored === undefined) throw new Error('The settings were not returned');
  if (updated_at === null && stored.created_at !== stored.updated_at) throw errors.conflict();
  return settingsKeeper.change(tx, scope, {
    id: stored.id,
    seen: { updated_at: updated_at ?? stored.updated_at },
    event: contract.surveySettingsEvents.settings_updated,
    values: () => values,
  });
}
