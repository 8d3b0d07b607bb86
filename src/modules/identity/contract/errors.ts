import { defineErrors } from '#platform/contract/errors.ts';

export const identityErrors = defineErrors('identity', {
  /** One answer for an unknown name and a wrong password, so that nobody learns which names exist. */
  invalid_credentials: 401,
  wrong_code: 401,
  locked_out: 429,
  too_many_attempts: 429,
  session_ended: 401,
  /** A link to choose a password; whatever is wrong with it, the error is the same. */
  account_link_expired: 404,
  otp_is_on: 409,
  otp_is_off: 409,
  /** A company of the person requires the second factor. */
  otp_is_required: 409,
  otp_not_started: 409,
  not_yourself: 409,
  last_administrator: 409,
  cannot_be_mailed: 409,
  role_fixed: 409,
  /** Lists who has it: nobody may be left without a role. */
  role_in_use: 409,
  /** Nobody may act on an account with more permissions than their own, here or in another company. */
  beyond_your_rights: 403,
});
