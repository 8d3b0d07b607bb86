import { defineErrors } from '#platform/contract/errors.ts';

/** Failures of the module's calls; texts under `catalogue:errors`. */
export const catalogueErrors = defineErrors('catalogue', {
  /** More than one company has the code, and the call names none. */
  code_ambiguous: 409,
});
