import {
  settingErrors,
  settingEvents,
  type SettingInfoChange,
  type SettingInput,
} from '#modules/notifications/contract/settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { featureId, type EventCatalogue } from '../events/event-catalogue.ts';
import { refuseHidden } from '../events/visible-events.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { COUNTER, settingCode } from './setting-code.ts';
import { settingKeeper, type SettingRow } from './settings.queries.ts';

interface Editing<Change> {
  readonly id: string;
  readonly change: Change & { readonly updatedAt: string };
  /** The stored setting as the wire shows it, for an editor who saw an older one. */
  readonly describe: (row: SettingRow) => object;
}

/** Creates a setting, which is not in force yet; returns its id. */
export async function createSetting(
  tx: Transaction,
  scope: Scope,
  { input, catalogue }: { input: SettingInput; catalogue: EventCatalogue },
): Promise<string> {
  const { event_id: event, feature_id, module_id, info: draft, ...basics } = input;
  const declared = catalogue.events.get(event);
  const wrong = [
    ['event', declared !== undefined] as const,
    ['module', declared?.module.name === module_id] as const,
    ['feature', declared !== undefined && featureId(declared) === feature_id] as const,
  ].find(([, isRight]) => !isRight)?.[0];
  if (wrong !== undefined) {
    throw errors.validation_failed({
      fields: [{ path: `${wrong}_id`, code: `notifications:errors.${wrong}_required` }],
    });
  }
  refuseHidden(scope, declared);
  await refuseForeign(tx, scope, { audience: draft, under: 'info.' });
  const number = await nextNumber(tx, scope, COUNTER);
  const id = newId();
  await settingKeeper.create(tx, scope, {
    event: settingEvents.setting_created,
    values: { ...basics, id, event, draft, code: settingCode(number) },
  });
  return id;
}

/** Changes name and description, which are not part of a version. */
export async function changeBasics(
  tx: Transaction,
  scope: Scope,
  { id, change, describe }: Editing<{ readonly name: string; readonly description: string }>,
): Promise<void> {
  const { updatedAt, ...basics } = change;
  const row = await lockForEdit(tx, scope, { id, updatedAt, describe });
  await settingKeeper.change(tx, scope, {
    id,
    seen: row,
    event: settingEvents.setting_changed,
    values: () => basics,
  });
}

/** Changes the draft. Another event clears what is about the earlier one. */
export async function changeDraft(
  tx: Transaction,
  scope: Scope,
  {
    id,
    change,
    describe,
    catalogue,
  }: Editing<SettingInfoChange> & { readonly catalogue: EventCatalogue },
): Promise<void> {
  const { updatedAt, event_id, info } = change;
  const row = await lockForEdit(tx, scope, { id, updatedAt, describe });
  const isOther = event_id !== undefined && event_id !== row.event;
  if (isOther && !catalogue.events.has(event_id)) {
    throw errors.validation_failed({
      fields: [{ path: 'event_id', code: 'notifications:errors.event_required' }],
    });
  }
  refuseHidden(scope, catalogue.events.get(event_id ?? row.event));
  const draft = isOther ? { ...info, conditions: [], recipients: [], recipient_excepts: [] } : info;
  await refuseForeign(tx, scope, { audience: draft, under: 'info.' });
  await settingKeeper.change(tx, scope, {
    id,
    seen: row,
    event: settingEvents.setting_changed,
    values: () => ({ draft, ...(isOther && { event: event_id }) }),
  });
}

async function lockForEdit(
  tx: Transaction,
  scope: Scope,
  {
    id,
    updatedAt,
    describe,
  }: Pick<Editing<unknown>, 'id' | 'describe'> & { readonly updatedAt: string },
): Promise<SettingRow> {
  const row = await settingKeeper.lock(tx, scope, id);
  if (row.status === 'Archived') throw settingErrors.archived();
  refuseStale(row, { updated_at: updatedAt }, describe(row));
  return row;
}
