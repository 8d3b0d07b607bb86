import { defineErrors } from '#platform/contract/errors.ts';

/** Failures of files; texts under `feature-development:errors`. */
export const fileErrors = defineErrors('feature-development', {
  file_missing: 400,
  file_name_invalid: 400,
  file_too_large: 413,
  files_full: 409,
  file_not_shown: 409,
});
