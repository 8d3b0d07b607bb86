import { and, inArray } from 'drizzle-orm';
import { customLimits } from '#modules/notifications/contract/custom-limits.ts';
import {
  customErrors,
  customEvents,
  type sendCustomRoute,
} from '#modules/notifications/contract/customs.ts';
import { settingErrors } from '#modules/notifications/contract/settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Clock } from '#platform/server/clock.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from '../records/records.tables.ts';
import { reachOf } from './custom-figures.queries.ts';
import { customProblems, type Sendable } from './custom-problems.ts';
import { customKeeper } from './customs.queries.ts';

interface Sending {
  readonly id: string;
  readonly wanted: Body<typeof sendCustomRoute>;
  readonly sendable: Sendable;
  readonly clock: Clock;
}

/** Has a message go out at its time, or as soon as it can no longer be undone. */
export async function sendCustom(
  tx: Transaction,
  scope: Scope,
  { id, wanted, sendable, clock }: Sending,
): Promise<void> {
  const row = await customKeeper.lock(tx, scope, id);
  if (row.status === 'Archived') throw settingErrors.archived();
  if (row.status !== 'Active') throw customErrors.custom_not_active();
  if (row.stage !== 'draft' && row.stage !== 'scheduled') throw customErrors.custom_not_draft();
  const fields = customProblems(row, sendable);
  const now = clock.now().getTime();
  if (wanted.at !== null && Date.parse(wanted.at) <= now) {
    fields.push({ path: 'at', code: 'notifications:errors.send_at_past' });
  }
  const { people } = await reachOf(tx, scope, row);
  if (people === 0 && fields.length === 0) {
    fields.push({ path: 'recipients', code: 'notifications:errors.recipients_nobody' });
  }
  if (fields.length > 0) throw errors.validation_failed({ fields });
  if (people > customLimits.unconfirmed && people !== wanted.confirmed_people) {
    throw customErrors.custom_unconfirmed({ parameters: { count: people } });
  }
  await customKeeper.change(tx, scope, {
    id,
    seen: row,
    event: customEvents.custom_scheduled,
    values: () => ({
      stage: 'scheduled',
      send_at: wanted.at ?? new Date(now + wanted.undo_seconds * 1_000).toISOString(),
      sent_by: scope.userId,
      sent_by_employee: scope.employeeId,
    }),
  });
}

/** Takes a message back that has not begun, or stops one on its way. */
export async function cancelCustom(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const row = await customKeeper.lock(tx, scope, id);
  if (row.stage === 'scheduled') {
    await customKeeper.change(tx, scope, {
      id,
      seen: row,
      event: customEvents.custom_unscheduled,
      values: () => ({ stage: 'draft', send_at: null, sent_by: null, sent_by_employee: null }),
    });
    return;
  }
  if (row.stage !== 'sending') throw customErrors.custom_not_running();
  await stopQueued(tx, scope, id);
  await customKeeper.change(tx, scope, {
    id,
    seen: row,
    event: customEvents.custom_cancelled,
    values: () => ({ stage: 'cancelled' }),
  });
}

/** Nothing of a message that still waits is sent. */
export async function stopQueued(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<void> {
  const ofCustom = tx
    .select({ id: records.id })
    .from(records)
    .where(hasValues(records, { company_id: companyId, custom_id: id }));
  await tx
    .update(deliveries)
    .set({ state: 'skipped', reason: 'cancelled' })
    .where(
      and(
        hasValues(deliveries, { company_id: companyId, state: 'queued' }),
        inArray(deliveries.record_id, ofCustom),
      ),
    );
}
