import { eq, getTableColumns } from 'drizzle-orm';
import * as contract from '#modules/land-plots/contract/settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { plotSettings } from './settings.tables.ts';

/** Of a company that has not changed them. */
export const usualSettings = { tolerance_percent: 5, map_tiles: '', satellite_tiles: '' };

const settingsKeeper = keepRecords({
  table: plotSettings,
  entity: contract.PLOT_SETTINGS,
  columns: () => {
    const { company_id: _company, created_at: _created, ...own } = getTableColumns(plotSettings);
    return own;
  },
  show: (row): contract.PlotSettings => contract.plotSettings.parse(row),
});

/** How the company compares areas and draws maps. */
export async function readPlotSettings(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<contract.PlotSettings> {
  const [stored] = await tx
    .select(getTableColumns(plotSettings))
    .from(plotSettings)
    .where(eq(plotSettings.company_id, companyId));
  return stored ?? { ...usualSettings, updated_at: null };
}

/** Changes the settings, unless somebody else did since the editor looked. */
export async function updatePlotSettings(
  tx: Transaction,
  scope: Scope,
  { updated_at, ...values }: contract.PlotSettings,
): Promise<contract.PlotSettings> {
  const { companyId: company_id } = scope;
  const [stored] = await tx
    .insert(plotSettings)
    .values({ company_id, ...usualSettings })
    .onConflictDoUpdate({ target: plotSettings.company_id, set: { company_id } })
    .returning();
  if (stored === undefined) throw new Error('The settings were not returned');
  if (updated_at === null && stored.created_at !== stored.updated_at) throw errors.conflict();
  return settingsKeeper.change(tx, scope, {
    id: stored.id,
    seen: { updated_at: updated_at ?? stored.updated_at },
    event: contract.plotSettingsEvents.settings_updated,
    values: () => values,
  });
}
