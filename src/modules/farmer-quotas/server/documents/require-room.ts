import type { QuotaDocumentType } from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { QuotaRow } from '../records/quotas.queries.ts';
import { requireEditable } from '../records/require-editable.ts';
import { findDocument } from './quota-documents.ts';

interface Wanted {
  readonly quota: Pick<QuotaRow, 'id' | 'quota_status' | 'season_is_open'>;
  readonly type: QuotaDocumentType | undefined;
}

/** Refuses a copy for a quota that cannot be changed. One that was missing when it was verified may come later. */
export async function requireRoom(
  tx: Transaction,
  scope: Scope,
  { quota, type }: Wanted,
): Promise<void> {
  const mayComeLate = quota.quota_status === 'verified' && quota.season_is_open;
  const isLate =
    mayComeLate &&
    type !== undefined &&
    (await findDocument(tx, scope, { quotaId: quota.id, type })) === undefined;
  if (!isLate) requireEditable(quota);
}
