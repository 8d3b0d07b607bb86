import { defineErrors } from '#platform/contract/errors.ts';

/** Failures of imports and sources; texts under `catalogue:errors`. */
export const importErrors = defineErrors('catalogue', {
  import_without_files: 400,
  import_file_type: 415,
  import_unreadable: 400,
  /** Nothing in the files is a list of rows, or none was chosen. */
  import_without_tables: 400,
  import_columns_missing: 400,
  import_has_problems: 409,
  /** It is not at the point where that can be done. */
  import_not_there_now: 409,
  /** The application's own database is where it is. */
  source_is_own: 409,
});
