import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Origin, Target } from '../entries/entry-rows.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import { openCatalogueCompany } from '../bulk-writes/open-company.ts';
import { finishWrites } from '../bulk-writes/finish-writes.ts';
import { beginAdding, recordAdditions, type AddingRun } from '../bulk-writes/record-additions.ts';
import { finishImport } from './finish-import.ts';
import { actorOf } from './import-runs.ts';
import type { ImportRow } from './imports.queries.ts';
import { notifyFollowers } from './notify-followers.ts';

/** What is written into a company. */
export interface Filling {
  readonly origin: Origin;
  /** Those of the higher levels first. */
  readonly batches: () => AsyncIterable<readonly ImportedEntry[]>;
  readonly signal: AbortSignal;
  /** Removes and renames what is stored, before the entries are written. */
  readonly dropMissing?: (tx: Transaction, target: Target, report: ImportReport) => Promise<void>;
}

/** Opens the company, which is created if necessary, and begins to write into it. */
export async function beginFilling(
  tx: Transaction,
  row: ImportRow,
  origin: Origin,
): Promise<AddingRun> {
  const scope = actorOf(row);
  const { id: catalogueCompanyId, created } = await openCatalogueCompany(tx, scope, {
    code: row.company_code,
    name_th: row.company_name,
    name_en: '',
    description: '',
    origin,
  });
  return beginAdding(tx, scope, { catalogueCompanyId, origin, isNew: created });
}

interface Ending {
  readonly adding: AddingRun;
  readonly report: ImportReport;
  readonly rowsDone: number;
  /** Ends the progress, before the row of the import is written. */
  readonly endProgress?: () => Promise<void>;
}

/** Ends the run in the transaction that makes everything visible. */
export async function endFilling(
  tx: Transaction,
  row: ImportRow,
  { adding, report, rowsDone, endProgress }: Ending,
): Promise<void> {
  const scope = actorOf(row);
  const { catalogueCompanyId, origin } = adding.target;
  await finishWrites(tx, scope, catalogueCompanyId);
  await recordAdditions(tx, scope, adding);
  await endProgress?.();
  await notifyFollowers(tx, row, {
    catalogueCompanyId,
    originId: origin?.id ?? null,
    since: adding.since,
  });
  await finishImport(tx, row, {
    status: 'imported',
    rows_done: rowsDone,
    report,
    catalogue_company_id: catalogueCompanyId,
  });
}
