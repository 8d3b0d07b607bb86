import {
  correctionErrors,
  correctionEvents,
  type Correction,
  type CorrectedFields,
} from '#modules/farmer-quotas/contract/corrections.ts';
import {
  correctedStatuses,
  editableStatuses,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { quotaErrors } from '#modules/farmer-quotas/contract/quota-errors.ts';
import { errors } from '#platform/contract/errors.ts';
import { isMasked, maskOf } from '#platform/contract/personal-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { isUniqueViolation } from '#platform/server/database/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import {
  baacAccountNumber,
  bankAccountNumber,
  farmerNationalId,
} from '../records/personal-fields.ts';
import { requireAddresses } from '../quotas/quota-address.ts';
import { findVerifiers } from '../quotas/submission.ts';
import { lockQuota, type QuotaRow } from '../records/quotas.queries.ts';
import { quotaCorrections } from '../records/corrections.tables.ts';
import { requireOffice } from '../settings/settings.queries.ts';
import { showCorrection } from './corrections.queries.ts';

/** The sealed fields of a correction. */
export const sealedFields = {
  national_id: farmerNationalId,
  bank_account_no: bankAccountNumber,
  baac_account_number: baacAccountNumber,
} as const;

interface Request {
  readonly quotaId: string;
  readonly changes: CorrectedFields;
  readonly reason: string;
  readonly personalData: PersonalData;
  readonly permissionSets: Context['permissionSets'];
}

/** Asks for a correction of a verified quota; nothing of the quota changes before it is approved. */
export async function requestCorrection(
  tx: Transaction,
  scope: Scope,
  { quotaId, changes, reason, personalData, permissionSets }: Request,
): Promise<Correction> {
  const quota = await lockQuota(tx, scope, quotaId);
  requireCorrectable(quota);
  await requireAddresses({ ...quota, ...changes });
  if (changes.office_id !== undefined) await requireOffice(tx, scope, changes.office_id);
  const listed = listChanges(quota, changes);
  if (listed.length === 0) {
    const code = 'farmer-quotas:errors.nothing_to_correct';
    throw errors.validation_failed({ fields: [{ path: 'changes', code }] });
  }
  const id = newId();
  const seal = (name: keyof typeof sealedFields) =>
    personalData.sealIfNew(scope, sealedFields[name], changes[name] ?? null);
  await tx
    .insert(quotaCorrections)
    .values({
      company_id: scope.companyId,
      id,
      quota_id: quotaId,
      status: 'pending',
      reason,
      changes: listed,
      national_id: seal('national_id'),
      bank_account_no: seal('bank_account_no'),
      baac_account_number: seal('baac_account_number'),
      requested_by: scope.userId,
      requested_by_employee: scope.employeeId,
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'quota_corrections_one_open')) {
        throw correctionErrors.correction_open();
      }
      throw error;
    });
  await recordEvent(tx, scope, {
    name: correctionEvents.correction_requested,
    entity: FARMER_QUOTA,
    entityId: quotaId,
    after: {
      ...describe(quota),
      reason,
      ...valuesOf(listed, 'after'),
      tell: await findVerifiers(tx, scope, permissionSets),
    },
  });
  return showCorrection(tx, scope, id);
}

/** Refuses quotas that are not corrected: some are changed directly, some not at all. */
export function requireCorrectable({ quota_status }: Pick<QuotaRow, 'quota_status'>): void {
  if (correctedStatuses.includes(quota_status)) return;
  throw editableStatuses.includes(quota_status)
    ? correctionErrors.correction_needless()
    : quotaErrors.not_editable();
}

/** What of a quota is in the events of its corrections. */
export function describe({ quota_code, season, name }: QuotaRow) {
  return { quota_code, season, name };
}

/** The values of changes before or after, by their fields. */
export function valuesOf(
  changes: readonly { readonly field: string; before: unknown; after: unknown }[],
  when: 'before' | 'after',
): Record<string, unknown> {
  return Object.fromEntries(changes.map((change) => [change.field, change[when]]));
}

/** What would change, with asterisks in personal values. */
function listChanges(quota: QuotaRow, changes: CorrectedFields) {
  const stored: Record<string, unknown> = { ...quota };
  return Object.entries(changes).flatMap(([field, given]) => {
    if (given === undefined) return [];
    const before = stored[field];
    const after = shown(field, given);
    const isSame = field in sealedFields ? isMasked(String(given)) : before === after;
    return isSame ? [] : [{ field, before, after }];
  });
}

function shown(field: string, given: unknown): unknown {
  const name = Object.keys(sealedFields).find((each) => each === field);
  return name === undefined ? given : maskOf(String(given), farmerNationalId.shown);
}
