import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import type { EntryRow, Target } from '../entries/entry-rows.ts';
import { discardPlans } from '../bulk-writes/discard-plans.ts';
import {
  prepareEntries,
  type Leaving,
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
  /** Which entries are not written, but returned; usually none. */
  readonly leaving?: Leaving;
  /** Whether plans of statements are discarded before each batch; otherwise somebody else sees to it. */
  readonly discardsPlans?: boolean;
}

type Counted = Exclude<keyof ImportReport, 'examples'>;

/**
 * Writes entries, those of the higher levels first. The database stores one batch while the next is being
 * prepared, so `end` has to be awaited.
 */
export function createEntryWriter(
  tx: Transaction,
  scope: Scope,
  { target, report, leaving, discardsPlans = true }: Destination,
) {
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
  ): Promise<PreparedEntries['left']> {
    if (rows.length === 0) return [];
    // The lookups may need the waiting entries: features belong to modules, fields to features.
    if (of !== kind) await store();
    kind = of;
    if (discardsPlans) await discardPlans(tx);
    const prepare = await prepareEntries(tx, scope, {
      ...(await lookUp({ target, rows })),
      leaving,
    });
    const [, prepared] = await Promise.all([store(), prepare()]);
    waiting = prepared;
    report[of].rows += rows.length;
    report[of].created += prepared.written.created;
    report[of].changed += prepared.written.changed;
    return prepared.left;
  }

  return {
    /** Returns the entries that are left, with the values that each would change. */
    async write(entries: readonly ImportedEntry[]): Promise<LeftEntry[]> {
      const modules = entries.filter((entry) => entry.kind === 'module');
      const features = entries.filter((entry) => entry.kind === 'feature');
      const fields = entries.filter((entry) => entry.kind === 'field');
      const rowsOf = <Row>(some: readonly { readonly row: Row }[]) => some.map(({ row }) => row);
      return [
        ...leftOf(
          modules,
          await write('modules', rowsOf(modules), (batch) => lookUpModules(tx, scope, batch)),
        ),
        ...leftOf(
          features,
          await write('features', rowsOf(features), (batch) => lookUpFeatures(tx, scope, batch)),
        ),
        ...leftOf(
          fields,
          await write('fields', rowsOf(fields), (batch) => lookUpFields(tx, scope, batch)),
        ),
      ];
    },
    end: store,
  };
}

interface LeftEntry {
  readonly entry: ImportedEntry;
  readonly after: Readonly<Record<string, unknown>>;
}

function leftOf(entries: readonly ImportedEntry[], left: PreparedEntries['left']): LeftEntry[] {
  return left.flatMap(({ place, after }) => {
    const entry = entries[place];
    return entry === undefined ? [] : [{ entry, after }];
  });
}
