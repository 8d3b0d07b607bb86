import { CATALOGUE_COMPANY, catalogueEvents } from '#modules/catalogue/contract/entries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findFollowersOfRun, type Run } from '../entries/followers.queries.ts';
import type { ImportRow } from './imports.queries.ts';
import { actorOf } from './import-runs.ts';

/** Notifies, once for each run, everybody who follows something of the company that the run has changed. */
export async function notifyFollowers(tx: Transaction, row: ImportRow, run: Run): Promise<void> {
  const scope = actorOf(row);
  const { breaking, others } = await findFollowersOfRun(tx, scope, run);
  await recordEvent(tx, scope, {
    name: catalogueEvents.company_changed,
    entity: CATALOGUE_COMPANY,
    entityId: run.catalogueCompanyId,
    after: { company_code: row.company_code, tell_breaking: breaking, tell: others },
  });
}
