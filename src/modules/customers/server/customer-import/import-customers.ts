import { sql } from 'drizzle-orm';
import { placeResolver } from '#modules/geography/server/public.ts';
import type {
  CustomerKey,
  ImportMode,
} from '#modules/customers/contract/customer-import-choices.ts';
import {
  customerImportEvents,
  type CustomerImportReport,
} from '#modules/customers/contract/customer-import.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { reportFile } from '#platform/server/file-import/report-file.ts';
import type { ReadCustomers } from './customers-in-file.ts';
import { findCustomers, taxIdComparer } from './find-customers.queries.ts';
import { planCustomers, type PlannedCustomer } from './plan-customers.ts';
import { writeCustomers } from './write-customers.ts';

interface Import extends Pick<Context, 'translator' | 'personalData'> {
  readonly read: ReadCustomers;
  readonly key: CustomerKey;
  readonly mode: ImportMode;
  readonly dryRun: boolean;
  /** Whether rows with problems are left out. */
  readonly leavesOut: boolean;
}

/** Distinguishes the locks of these imports from all other advisory locks. */
const IMPORTS = 7403;

/** Adds and changes customers as a file requires, or only reports what that would do. */
export async function importCustomers(
  tx: Transaction,
  scope: Scope,
  { read, key, mode, dryRun, leavesOut, translator, personalData }: Import,
): Promise<CustomerImportReport> {
  // When two imports run at the same time, the second sees what the first has done.
  if (!dryRun) await tx.execute(sql`select pg_advisory_xact_lock(${IMPORTS}, ${scope.companyId})`);
  const repeated = new Set(read.problems.map(({ line }) => line));
  const { planned, problems } = await planCustomers({
    rows: read.rows.filter(({ line }) => !repeated.has(line)),
    found: await findCustomers(tx, scope, { rows: read.rows, key, personalData }),
    key,
    mode,
    hasTaxId: taxIdComparer(scope, personalData),
    resolve: await placeResolver(),
  });
  const all = [...read.problems, ...problems];
  const report = reportFile({
    table: read.table,
    lines: read.lines,
    problems: all,
    dryRun,
    leavesOut,
    translator,
    language: scope.language,
  });
  const created = planned.filter(({ stored }) => stored === undefined).length;
  const unchanged = planned.filter(isUnchanged).length;
  const figures = {
    created,
    updated: planned.length - created - unchanged,
    unchanged,
    left_out: new Set(all.map(({ line }) => line)).size,
  };
  if (!dryRun) {
    await writeCustomers(tx, scope, { planned, personalData });
    await recordEvent(tx, scope, {
      name: customerImportEvents.imported,
      entity: CUSTOMER,
      entityId: 'import',
      after: figures,
    });
  }
  return { dry_run: dryRun, rows: read.total, ...figures, ...report };
}

/** Tags and contacts that a customer has already are only found while they are written. */
function isUnchanged({ stored, isChanged, tags, contact }: PlannedCustomer): boolean {
  return stored !== undefined && !isChanged && tags.length === 0 && contact.name === '';
}
