import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import {
  notificationDeliveries as deliveries,
  notificationFiles as files,
  notificationRecords as records,
} from './records.tables.ts';
import { isOfModule } from './mails.queries.ts';

/** Erases to whom modules sent mails about records, and the files; when they were sent stays. */
export async function forgetMails(
  tx: Transaction,
  { companyId: company_id }: Pick<Scope, 'companyId'>,
  { entity, ids }: { readonly entity: string; readonly ids: readonly string[] },
): Promise<void> {
  const erased = await tx
    .update(records)
    .set({ cc: [], reply_to: '' })
    .where(
      and(hasValues(records, { company_id, entity }), isOneOf(records.entity_id, ids), isOfModule),
    )
    .returning({ id: records.id });
  const ofErased = erased.map(({ id }) => id);
  await tx
    .update(deliveries)
    .set({
      recipient: 'erased',
      address: '',
      // Nobody is left to whom it could go.
      state: sql`case when ${deliveries.state} = 'queued' then 'skipped' else ${deliveries.state} end`,
    })
    .where(and(eq(deliveries.company_id, company_id), inArray(deliveries.record_id, ofErased)));
  const removed = await tx
    .delete(files)
    .where(and(eq(files.company_id, company_id), inArray(files.record_id, ofErased)))
    .returning({ id: files.stored_file_id });
  await forgetStoredFiles(
    tx,
    { companyId: company_id },
    removed.map(({ id }) => id),
  );
}
