import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import type { EntryRow, Target } from '../entries/entry-rows.ts';
import { discardPlans } from '../bulk-writes/discard-plans.ts';
import {
  prepareEntries,
  type Hiding,
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
  /** How changes are hidden; usually they are not. */
  readonly hiding?: Hiding;
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
  { target, report, leaving, hiding, discardsPlans = true }: Destination,
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
  ): Promise<Pick<PreparedEntries, 'left' | 'changed'>> {
    if (rows.length === 0) return { left: [], changed: [] };
    // The lookups may need the waiting entries: features belong to modules, fields to features.
    if (of !== kind) await store();
    kind = of;
    if (discardsPlans) await discardPlans(tx);
    const prepare = await prepareEntries(tx, scope, {
      ...(await lookUp({ target, rows })),
      leaving,
      hiding,
    });
    const [, prepared] = await Promise.all([store(), prepare()]);
    waiting = prepared;
    report[of].rows += rows.length;
    report[of].created += prepared.written.created;
    report[of].changed += prepared.written.changed;
    return prepared;
  }

  return {
    /** Returns the entries that are left, with the values that each would change, and those that changed stored ones. */
    async write(entries: readonly ImportedEntry[]): Promise<Outcome> {
      const modules = entries.filter((entry) => entry.kind === 'module');
      const features = entries.filter((entry) => entry.kind === 'feature');
      const fields = entries.filter((entry) => entry.kind === 'field');
      const rowsOf = <Row>(some: readonly { readonly row: Row }[]) => some.map(({ row }) => row);
      const outcomes = [
        outcomeOf(
          modules,
          await write('modules', rowsOf(modules), (batch) => lookUpModules(tx, scope, batch)),
        ),
        outcomeOf(
          features,
          await write('features', rowsOf(features), (batch) => lookUpFeatures(tx, scope, batch)),
        ),
        outcomeOf(
          fields,
          await write('fields', rowsOf(fields), (batch) => lookUpFields(tx, scope, batch)),
        ),
      ];
      return {
        left: outcomes.flatMap(({ left }) => left),
        changed: outcomes.flatMap(({ changed }) => changed),
      };
    },
    end: store,
  };
}

interface LeftEntry {
  readonly entry: ImportedEntry;
  readonly after: Readonly<Record<string, unknown>>;
}

/** An entry that has changed the stored one with this id. */
export interface ChangedEntry {
  readonly entry: ImportedEntry;
  readonly id: string;
}

interface Outcome {
  readonly left: readonly LeftEntry[];
  readonly changed: readonly ChangedEntry[];
}

function outcomeOf(
  entries: readonly ImportedEntry[],
  { left, changed }: Pick<PreparedEntries, 'left' | 'changed'>,
): Outcome {
  const withEntry = <At extends { readonly place: number }>({ place, ...more }: At) => {
    const entry = entries[place];
    return entry === undefined ? [] : [{ ...more, entry }];
  };
  return { left: left.flatMap(withEntry), changed: changed.flatMap(withEntry) };
}
