import { defineErrors } from '#platform/contract/errors.ts';
import { seasonErrors } from './seasons.ts';

export const quotaErrors = defineErrors('farmer-quotas', {
  /** The status does not follow the present one; the parameters say which. */
  move_refused: 409,
  /** It is verified: a correction is asked for. */
  needs_correction: 409,
  /** It is suspended or closed. */
  not_editable: 409,
});

/** Why a quota and its documents are not changed directly. */
export const editingErrors = [
  seasonErrors.season_closed,
  quotaErrors.needs_correction,
  quotaErrors.not_editable,
];
