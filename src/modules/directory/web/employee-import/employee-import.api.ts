import * as routes from '#modules/directory/contract/employee-import.ts';
import { upload } from '#platform/web/api/upload.ts';
import type { Reading } from '#platform/web/file-import/use-file-check.ts';

interface How {
  /** Departments and positions that do not exist yet are made, too. */
  readonly createMissing: boolean;
  readonly isTrial: boolean;
  readonly reading: Reading;
}

/** Sends a file of employees: in a trial it only says what it would do. */
export function sendEmployees(file: File, { createMissing, isTrial, reading }: How) {
  const form = new FormData();
  form.append('file', file);
  const query = { ...reading, dry_run: String(isTrial), create_missing: String(createMissing) };
  return upload(routes.importEmployeesRoute, { form, query });
}
