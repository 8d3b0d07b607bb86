import * as routes from '#modules/customers/contract/customer-import.ts';
import type {
  CustomerKey,
  ImportMode,
} from '#modules/customers/contract/customer-import-choices.ts';
import { upload } from '#platform/web/api/upload.ts';
import type { Reading } from '#platform/web/file-import/use-file-check.ts';

interface How {
  readonly mode: ImportMode;
  readonly key: CustomerKey;
  /** Rows with problems are left out. */
  readonly leaveOut: boolean;
  readonly isTrial: boolean;
  readonly reading: Reading;
}

/** Sends a file of customers: in a trial it only says what it would do. */
export function sendCustomers(file: File, { mode, key, leaveOut, isTrial, reading }: How) {
  const form = new FormData();
  form.append('file', file);
  const query = { ...reading, mode, key, leave_out: String(leaveOut), dry_run: String(isTrial) };
  return upload(routes.importCustomersRoute, { form, query });
}
