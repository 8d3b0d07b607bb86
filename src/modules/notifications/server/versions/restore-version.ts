import { settingErrors, settingEvents } from '#modules/notifications/contract/settings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import { refuseHidden } from '../events/visible-events.ts';
import { settingKeeper } from '../settings/settings.queries.ts';
import { findVersion } from './versions.queries.ts';

/** Makes an earlier version the draft; what is in force stays until the draft is applied. */
export async function restoreVersion(
  tx: Transaction,
  scope: Scope,
  { id, number, catalogue }: { id: string; number: number; catalogue: EventCatalogue },
): Promise<void> {
  const row = await settingKeeper.lock(tx, scope, id);
  if (row.status === 'Archived') throw settingErrors.archived();
  const { event, info } = await findVersion(tx, scope, { settingId: id, number });
  refuseHidden(scope, catalogue.events.get(event));
  await settingKeeper.change(tx, scope, {
    id,
    seen: row,
    event: settingEvents.setting_restored,
    values: () => ({ event, draft: info }),
  });
}
