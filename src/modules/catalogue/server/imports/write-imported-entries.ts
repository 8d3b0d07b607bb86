import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import type { EntryRow, Target } from '../entries/entry-rows.ts';
import { discardPlans } from '../bulk-writes/discard-plans.ts';
import {
  prepareEntries,
  type PreparedEntries,
  type Batch,
  type Writing,
} from '../bulk-writes/write-entries.ts';

import { lookUpFeatures } from '../bulk-writes/write-features.ts';
import { lookUpFields } from '../bulk-writes/write-fields.ts';
import { lookUpModules } from '../bulk-writes/write-modules.ts';

interface Destination {
  readonly target: Target;
  /** Counts the results of the entries. */
  readonly report: ImportReport;
}

type Counted = Exclude<keyof ImportReport, 'examples'>;

/**
 * Writes entries, those of the higher levels first. The database stores one batch while the next is being
 * prepared, so `end` has to be awaited.
 */
export function createEntryWriter(tx: Transaction, scope: Scope, { target, report }: Destination) {
  let waiting: PreparedEntries | undefined;
  let kind: Counted | undefined;

  async function store(): Promise<void> {
    const last = waiting;
    waiting = undefined;
    await last?.store();
  }

  async function write<Row extends EntryRow>(
    of: Counted,
    rows: readonly Row[],
    lookUp: (batch: Batch<Row>) => Promise<Writing<Row>>,
  ): Promise<void> {
    if (rows.length === 0) return;
    // The lookups may need the waiting entries: features belong to modules, fields to features.
    if (of !== kind) await store();
    kind = of;
    await discardPlans(tx);
    const prepare = await prepareEntries(tx, scope, await lookUp({ target, rows }));
    const [, prepared] = await Promise.all([store(), prepare()]);
    waiting = prepared;
    report[of].rows += rows.length;
    report[of].created += prepared.written.created;
    report[of].changed += prepared.written.changed;
  }

  return {
    async write(entries: readonly ImportedEntry[]): Promise<void> {
      const modules = entries.flatMap((entry) => (entry.kind === 'module' ? [entry.row] : []));
      const features = entries.flatMap((entry) => (entry.kind === 'feature' ? [entry.row] : []));
      const fields = entries.flatMap((entry) => (entry.kind === 'field' ? [entry.row] : []));
      await write('modules', modules, (batch) => lookUpModules(tx, scope, batch));
      await write('features', features, (batch) => lookUpFeatures(tx, scope, batch));
      await write('fields', fields, (batch) => lookUpFields(tx, scope, batch));
    },
    end: store,
  };
}
