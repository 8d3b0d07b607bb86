import { z } from 'zod';
import {
  correctedFields,
  correctionErrors,
  correctionEvents,
  type Correction,
} from '#modules/farmer-quotas/contract/corrections.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { settleNotices } from '#modules/notifications/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { removeIfUnused } from '../farmers/keep-farmer.ts';
import { lockQuota, quotaKeeper } from '../records/quotas.queries.ts';
import { quotaCorrections } from '../records/corrections.tables.ts';
import { changedColumns } from '../quotas/update-quota.ts';
import { lockCorrection, showCorrection } from './corrections.queries.ts';
import { describe, requireCorrectable, sealedFields, valuesOf } from './request-correction.ts';

interface Decision {
  readonly id: string;
  readonly approve: boolean;
  readonly note: string;
  readonly personalData: PersonalData;
  readonly now: Date;
}

/** Approves a correction, which changes the quota, or refuses it; never by the person who asked for it. */
export async function decideCorrection(
  tx: Transaction,
  scope: Scope,
  { id, approve, note, personalData, now }: Decision,
): Promise<Correction> {
  const stored = await lockCorrection(tx, scope, id);
  if (stored.status !== 'pending') throw correctionErrors.correction_decided();
  if (stored.requested_by === scope.userId) throw correctionErrors.own_correction();
  const quota = await lockQuota(tx, scope, stored.quota_id);
  const tell = [stored.requested_by];
  if (approve) {
    requireCorrectable(quota);
    const fields = correctedFields.parse({
      ...valuesOf(stored.changes, 'after'),
      ...openValues(scope, stored, personalData),
    });
    await quotaKeeper.change(tx, scope, {
      id: quota.id,
      seen: quota,
      event: (before, after) => ({
        name: correctionEvents.correction_approved,
        before,
        after: { ...after, tell },
      }),
      values: (row) =>
        changedColumns(tx, scope, { stored: row, fields, personalData, isCorrection: true }),
    });
    await removeIfUnused(tx, scope, quota.farmer_id);
  } else {
    await recordEvent(tx, scope, {
      name: correctionEvents.correction_refused,
      entity: FARMER_QUOTA,
      entityId: quota.id,
      after: { ...describe(quota), decision_note: note, tell },
    });
  }
  await settleRequest(tx, scope, quota.id);
  await close(tx, scope, {
    id,
    status: approve ? 'approved' : 'refused',
    decision_note: note,
    decided_by_employee: scope.employeeId,
    decided_at: now.toISOString(),
  });
  return showCorrection(tx, scope, id);
}

/** Takes back a correction; only the person who asked for it does. */
export async function withdrawCorrection(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<Correction> {
  const stored = await lockCorrection(tx, scope, id);
  if (stored.status !== 'pending') throw correctionErrors.correction_decided();
  if (stored.requested_by !== scope.userId) throw correctionErrors.correction_of_another();
  const quota = await quotaKeeper.find(tx, scope, stored.quota_id);
  await recordEvent(tx, scope, {
    name: correctionEvents.correction_withdrawn,
    entity: FARMER_QUOTA,
    entityId: quota.id,
    after: describe(quota),
  });
  await settleRequest(tx, scope, quota.id);
  await close(tx, scope, { id, status: 'withdrawn' });
  return showCorrection(tx, scope, id);
}

/** Nobody is asked for the decision any longer. */
function settleRequest(tx: Transaction, scope: Scope, quotaId: string): Promise<void> {
  const events = [correctionEvents.correction_requested];
  return settleNotices(tx, scope, { entity: FARMER_QUOTA, id: quotaId, events });
}

type Closing = Pick<typeof quotaCorrections.$inferSelect, 'id' | 'status'> &
  Partial<typeof quotaCorrections.$inferSelect>;

/** Nothing reads the sealed values of a closed correction any more. */
async function close(
  tx: Transaction,
  { companyId }: Scope,
  { id, ...values }: Closing,
): Promise<void> {
  await tx
    .update(quotaCorrections)
    .set({
      ...values,
      national_id: null,
      bank_account_no: null,
      baac_account_number: null,
      updated_at: new Date().toISOString(),
    })
    .where(hasValues(quotaCorrections, { company_id: companyId, id }));
}

type Sealed = { readonly [Name in keyof typeof sealedFields]: string | null };

const sealedNames = z.enum(['national_id', 'bank_account_no', 'baac_account_number']);

/** The personal values of a correction; an account that is blanked is nowhere sealed. */
function openValues(
  scope: Scope,
  stored: Sealed & { readonly changes: readonly { readonly field: string }[] },
  personalData: PersonalData,
): Record<string, string> {
  const named = stored.changes.flatMap(({ field }) => sealedNames.safeParse(field).data ?? []);
  return Object.fromEntries(
    named.map((name) => {
      const value = stored[name];
      return [name, value === null ? '' : personalData.open(scope, sealedFields[name], value)];
    }),
  );
}
