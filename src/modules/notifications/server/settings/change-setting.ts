import {
  settingErrors,
  settingEvents,
  type SettingInfoChange,
  type SettingInput,
} from '#modules/notifications/contract/settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { featureId, type DeclaredEvent, type EventCatalogue } from '../events/event-catalogue.ts';
import { refuseHidden } from '../events/visible-events.ts';
import { builtInTexts } from './built-in-texts.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { COUNTER, settingCode } from './setting-code.ts';
import { settingKeeper, type SettingRow } from './settings.queries.ts';

interface Editing<Change> {
  readonly id: string;
  readonly change: Change & { readonly updatedAt: string };
  /** The stored setting as the wire shows it, for an editor who saw an older one. */
  readonly describe: (row: SettingRow) => object;
}

interface Creating {
  readonly input: SettingInput;
  readonly catalogue: EventCatalogue;
  readonly context: Pick<Context, 'defaultSettings' | 'translator'>;
}

/** Creates a setting, which is not in force yet; without texts it begins with those of the application. */
export async function createSetting(
  tx: Transaction,
  scope: Scope,
  { input, catalogue, context }: Creating,
): Promise<string> {
  const { event_id: event, feature_id, module_id, info, ...basics } = input;
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
  const draft = { ...info, ...usualTexts(info, { declared, context }) };
  await refuseForeign(tx, scope, { audience: draft, under: 'info.' });
  const number = await nextNumber(tx, scope, COUNTER);
  const id = newId();
  await settingKeeper.create(tx, scope, {
    event: settingEvents.setting_created,
    values: { ...basics, id, event, draft, code: settingCode(number) },
  });
  return id;
}

function usualTexts(
  { title, message }: SettingInput['info'],
  { declared, context }: { declared: DeclaredEvent | undefined } & Pick<Creating, 'context'>,
) {
  const { defaultSettings, translator } = context;
  const built = defaultSettings.find(({ event }) => event === declared?.key);
  if (declared === undefined || built === undefined || title !== '' || message !== '') return {};
  return builtInTexts({ text: built.text, declared, translator });
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
