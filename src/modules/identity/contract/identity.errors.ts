import { defineErrors } from '#platform/contract/errors.ts';

export const identityErrors = defineErrors('identity', {
  /** One answer for an unknown name and a wrong password, so that nobody learns which names exist. */
  invalid_credentials: 401,
  wrong_code: 401,
  locked_out: 429,
  too_many_attempts: 429,
  session_ended: 401,
  link_expired: 404,
});
