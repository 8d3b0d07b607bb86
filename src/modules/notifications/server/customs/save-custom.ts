import {
  missingTexts,
  type CustomChannel,
} from '#modules/notifications/contract/custom-content.ts';
import {
  customErrors,
  customEvents,
  type CustomChange,
  type CustomInput,
} from '#modules/notifications/contract/customs.ts';
import { settingLimits } from '#modules/notifications/contract/setting-limits.ts';
import { settingErrors } from '#modules/notifications/contract/settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { refuseForeign } from '../settings/refuse-foreign.ts';
import { filesOfCustom, type CustomFile } from './custom-files.queries.ts';
import { customKeeper, type CustomRow } from './customs.queries.ts';

/** Creates a message, which goes nowhere yet; returns its id. */
export async function createCustom(
  tx: Transaction,
  scope: Scope,
  { is_draft: _isDraft, ...values }: CustomInput,
): Promise<string> {
  await refuseForeign(tx, scope, { audience: values });
  refuseUnknownFiles(values.channels, []);
  const number = await nextNumber(tx, scope, 'notification_custom');
  const id = newId();
  await customKeeper.create(tx, scope, {
    event: customEvents.custom_created,
    values: { ...values, id, code: `NC-${String(number).padStart(6, '0')}` },
  });
  return id;
}

/** A message sends its own files only. */
function refuseUnknownFiles(
  channels: readonly CustomChannel[],
  files: readonly Pick<CustomFile, 'id'>[],
): void {
  const fields = channels.flatMap(({ file }, index) =>
    file === null || files.some(({ id }) => id === file)
      ? []
      : [{ path: `channels.${index}.file`, code: 'notifications:errors.file_unknown' }],
  );
  if (fields.length > 0) throw errors.validation_failed({ fields });
}

interface Editing {
  readonly id: string;
  readonly change: CustomChange;
  /** The stored message as the wire shows it, for an editor who saw an older one. */
  readonly describe: (row: CustomRow) => object;
}

/** Changes a message that is neither waiting nor sent; what is not given stays as it is. */
export async function changeCustom(
  tx: Transaction,
  scope: Scope,
  { id, change, describe }: Editing,
): Promise<void> {
  const { updatedAt, is_draft: isDraft, ...values } = change;
  const row = await customKeeper.lock(tx, scope, id);
  if (row.status === 'Archived') throw settingErrors.archived();
  if (row.stage !== 'draft') throw customErrors.custom_not_draft();
  refuseStale(row, { updated_at: updatedAt }, describe(row));
  const fields = isDraft ? [] : missingTexts(values.channels ?? row.channels);
  if (fields.length > 0) throw errors.validation_failed({ fields });
  await refuseForeign(tx, scope, { audience: values });
  refuseUnknownFiles(values.channels ?? [], await filesOfCustom(tx, scope, id));
  await customKeeper.change(tx, scope, {
    id,
    seen: row,
    event: customEvents.custom_changed,
    values: () => values,
  });
}

/** Copies a message as a new draft, no matter who wrote it; returns the id of the copy. */
export async function duplicateCustom(
  tx: Transaction,
  scope: Scope,
  { id, nameOf }: { readonly id: string; readonly nameOf: (name: string) => string },
): Promise<string> {
  const row = await customKeeper.find(tx, scope, id);
  const { description, channels, recipients, recipient_excepts, recipient_others, critical } = row;
  return createCustom(tx, scope, {
    name: nameOf(row.name).slice(0, settingLimits.name),
    description,
    channels: channels.map((content) => ({ ...content, file: null })),
    recipients,
    recipient_excepts,
    recipient_others,
    critical,
    is_draft: true,
  });
}
