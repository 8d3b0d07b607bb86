import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { statusMoves } from '#modules/notifications/contract/setting-moves.ts';
import type { SettingStatus } from '#modules/notifications/contract/setting-status.ts';
import { settingErrors, settingEvents } from '#modules/notifications/contract/settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import { hasChanges } from './describe-setting.ts';
import { draftProblems } from './draft-problems.ts';
import { settingKeeper, type SettingRow } from './settings.queries.ts';
import { notificationSettingVersions } from './settings.tables.ts';

interface Move {
  readonly id: string;
  readonly translator: Translator;
}

interface IntoForce extends Move {
  readonly catalogue: EventCatalogue;
  readonly enabled: ReadonlySet<Channel>;
}

/** Puts a setting into force with its draft. */
export async function activateSetting(
  tx: Transaction,
  scope: Scope,
  { id, ...needs }: IntoForce,
): Promise<void> {
  const row = await lockToMove(tx, scope, { id, to: 'Active', ...needs });
  refuseProblems(row, needs);
  const live = hasChanges(row) ? await storeVersion(tx, scope, row) : {};
  await settingKeeper.change(tx, scope, {
    id,
    seen: row,
    event: settingEvents.setting_activated,
    values: () => ({ status: 'Active', switched_off: null, ...live }),
  });
}

/** Makes the draft of a setting in force its next version. */
export async function applyDraft(
  tx: Transaction,
  scope: Scope,
  { id, ...needs }: IntoForce,
): Promise<void> {
  const row = await settingKeeper.lock(tx, scope, id);
  if (row.status === 'Archived') throw settingErrors.archived();
  if (row.status !== 'Active') throw settingErrors.not_active();
  if (!hasChanges(row)) throw settingErrors.nothing_to_apply();
  refuseProblems(row, needs);
  const live = await storeVersion(tx, scope, row);
  await settingKeeper.change(tx, scope, {
    id,
    seen: row,
    event: settingEvents.setting_applied,
    values: () => live,
  });
}

/** Takes a setting out of force, or into the archive. */
export async function moveSetting(
  tx: Transaction,
  scope: Scope,
  { id, to, translator }: Move & { readonly to: 'Inactive' | 'Archived' },
): Promise<void> {
  const row = await lockToMove(tx, scope, { id, to, translator });
  await settingKeeper.change(tx, scope, {
    id,
    seen: row,
    event: to === 'Inactive' ? settingEvents.setting_deactivated : settingEvents.setting_archived,
    values: () => ({ status: to }),
  });
}

async function lockToMove(
  tx: Transaction,
  scope: Scope,
  { id, to, translator }: Move & { readonly to: SettingStatus },
): Promise<SettingRow> {
  const row = await settingKeeper.lock(tx, scope, id);
  if (statusMoves[row.status].includes(to)) return row;
  const say = (status: SettingStatus) =>
    translator.translate(scope.language, `notifications:statuses.${status}`);
  throw settingErrors.move_not_allowed({ parameters: { from: say(row.status), to: say(to) } });
}

function refuseProblems(
  row: SettingRow,
  { catalogue, enabled }: Pick<IntoForce, 'catalogue' | 'enabled'>,
): void {
  const declared = catalogue.events.get(row.event);
  const fields = draftProblems({ info: row.draft, declared, enabled });
  if (fields.length > 0) throw errors.validation_failed({ fields });
}

/** Stores the draft as the next version; returns what the setting then has in force. */
async function storeVersion(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  { id, event, draft, live_version }: SettingRow,
) {
  const number = (live_version ?? 0) + 1;
  await tx.insert(notificationSettingVersions).values({
    company_id: companyId,
    setting_id: id,
    number,
    event,
    info: draft,
    created_by: userId,
    created_by_employee: employeeId,
  });
  return { live_version: number, live_event: event };
}
