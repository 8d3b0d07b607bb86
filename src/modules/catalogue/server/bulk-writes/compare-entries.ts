import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import type { EntryRow, Target } from '../entries/entry-rows.ts';
import type { Plan } from './plan-writes.ts';
import { planEntries, type Batch, type Writing } from './write-entries.ts';
import { lookUpFeatures } from './write-features.ts';
import { lookUpFields } from './write-fields.ts';
import { lookUpModules } from './write-modules.ts';

interface Comparing {
  readonly target: Target;
  readonly entries: readonly ImportedEntry[];
}

/** What writing the entries would do, by kind. Nothing is written. */
export async function compareEntries(
  tx: Transaction,
  scope: Scope,
  { target, entries }: Comparing,
) {
  const plan = async <Row extends EntryRow>(
    rows: readonly Row[],
    lookUp: (batch: Batch<Row>) => Promise<Writing<Row>>,
  ): Promise<Plan<Row> | undefined> =>
    rows.length === 0
      ? undefined
      : (await planEntries(tx, scope, await lookUp({ target, rows })))();
  const modules = entries.flatMap((entry) => (entry.kind === 'module' ? [entry.row] : []));
  const features = entries.flatMap((entry) => (entry.kind === 'feature' ? [entry.row] : []));
  const fields = entries.flatMap((entry) => (entry.kind === 'field' ? [entry.row] : []));
  return {
    modules: await plan(modules, (batch) => lookUpModules(tx, scope, batch)),
    features: await plan(features, (batch) => lookUpFeatures(tx, scope, batch)),
    fields: await plan(fields, (batch) => lookUpFields(tx, scope, batch)),
  };
}
