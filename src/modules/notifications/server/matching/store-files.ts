import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { shareStoredFiles } from '#platform/server/files/stored-files.ts';
import { newId } from '#platform/server/ids.ts';
import { notificationFiles } from '../records/records.tables.ts';

interface Stored {
  readonly record: { readonly id: string };
  /** Ids of stored files. */
  readonly files: readonly string[];
}

/** Has files go out with a record, whatever becomes of what they were attached to. */
export async function storeFiles(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  { record, files }: Stored,
): Promise<void> {
  const shared = await shareStoredFiles(tx, company, files);
  await insertRows(tx, notificationFiles, {
    shared: { company_id: company.companyId, record_id: record.id },
    rows: shared.map((stored_file_id) => ({ id: newId(), stored_file_id })),
  });
}
