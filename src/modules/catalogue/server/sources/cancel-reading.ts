import { importErrors } from '#modules/catalogue/contract/imports.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findReading } from './sources.queries.ts';
import { cancelImport } from '../imports/change-import-step.ts';

export async function cancelReading(
  tx: Transaction,
  scope: Scope,
  sourceId: string,
): Promise<void> {
  const reading = await findReading(tx, scope, sourceId);
  if (reading === undefined) throw importErrors.import_not_there_now();
  await cancelImport(tx, scope, reading.id);
}
