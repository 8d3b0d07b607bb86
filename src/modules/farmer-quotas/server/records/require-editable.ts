import {
  correctedStatuses,
  editableStatuses,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import { quotaErrors } from '#modules/farmer-quotas/contract/quota-errors.ts';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import type { QuotaRow } from './quotas.queries.ts';

/** Refuses what is verified, closed, or of a closed season. */
export function requireEditable({
  season_is_open,
  quota_status,
}: Pick<QuotaRow, 'season_is_open' | 'quota_status'>): void {
  if (!season_is_open) throw seasonErrors.season_closed();
  if (editableStatuses.includes(quota_status)) return;
  throw correctedStatuses.includes(quota_status)
    ? quotaErrors.needs_correction()
    : quotaErrors.not_editable();
}
