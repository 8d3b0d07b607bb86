import { defineErrors } from '#platform/contract/errors.ts';

/** Failures of the module's calls; texts under `engines:errors`. */
export const engineErrors = defineErrors('engines', {
  /** Its status does not go there. */
  move_not_allowed: 409,
  sub_functions_full: 409,
  attachments_full: 409,
  attachment_missing: 400,
  attachment_name_invalid: 400,
  /** Something uses it; the message says what. */
  in_use: 409,
  /** Deprecated engines name it as what to use instead. */
  replaces_others: 409,
});
