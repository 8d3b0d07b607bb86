import { NOTIFICATION_SETTING, settingEvents } from '#modules/notifications/contract/settings.ts';
import type { FieldProblem } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { notificationSettings as settings } from './settings.tables.ts';

/** Takes a setting out of force that no longer fits its event, and stores why. */
export async function switchOff(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { id, problem: { code, parameters = {} } }: { id: string; problem: FieldProblem },
): Promise<void> {
  const [row] = await tx
    .update(settings)
    .set({
      status: 'Inactive',
      switched_off: { code, parameters },
      updated_at: laterThan(settings.updated_at),
    })
    .where(hasValues(settings, { company_id: companyId, id, status: 'Active' }))
    .returning({ code: settings.code, name: settings.name });
  if (row === undefined) return;
  await recordEvent(
    tx,
    { companyId, userId: null, employeeId: null, requestId: `notifications ${id}` },
    {
      name: settingEvents.setting_switched_off,
      entity: NOTIFICATION_SETTING,
      entityId: id,
      before: { ...row, status: 'Active' },
      after: { ...row, status: 'Inactive' },
    },
  );
}
