import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import { catalogueFeatures, catalogueFields, catalogueModules } from '../entries/entries.tables.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import { fromSource, withIds } from '../entries/entry-conditions.ts';
import { featureOf } from '../entries/entry-places.queries.ts';
import { fieldFilters } from '../entries/search-filters.ts';
import type { FieldRow, Target } from '../entries/entry-rows.ts';
import { recordChanges } from '../entries/record-changes.ts';
import { giveCodes, removalOf } from './breaking-changes.ts';
import { renameTables } from './rename-tables.ts';

interface Reading {
  readonly target: Target;
  readonly entries: readonly ImportedEntry[];
  readonly report: ImportReport;
}

/**
 * Runs before new entries of a source are written: gives renamed tables and columns their new codes, and
 * removes what the source no longer has. Both are breaking. What people added by hand stays.
 */
export async function dropMissing(
  tx: Transaction,
  scope: Scope,
  { target, entries, report }: Reading,
): Promise<void> {
  const codesOf = (kind: ImportedEntry['kind']) =>
    new Set(entries.flatMap((entry) => (entry.kind === kind ? [entry.row.code] : [])));
  const fields = entries.flatMap((entry) => (entry.kind === 'field' ? [entry.row] : []));
  const features = entries.flatMap((entry) => (entry.kind === 'feature' ? [entry.row] : []));
  report.features.changed += await renameTables(tx, scope, { target, features, fields });
  await settleFields(tx, scope, { target, fields, report });
  await dropAll(tx, scope, { target, report, kind: 'feature', codes: codesOf('feature') });
  await dropAll(tx, scope, { target, report, kind: 'module', codes: codesOf('module') });
}

const keyOf = (feature: string, part: string | number) => `${feature}\t${part}`;

async function settleFields(
  tx: Transaction,
  scope: Scope,
  { target, fields, report }: Omit<Reading, 'entries'> & { readonly fields: readonly FieldRow[] },
): Promise<void> {
  const stored = await storedFields(tx, scope, target);
  const read = new Set(fields.map(({ feature_code, code }) => keyOf(feature_code, code)));
  const known = new Set(stored.map(({ feature_code, field }) => keyOf(feature_code, field.code)));
  const features = new Set(fields.map(({ feature_code }) => feature_code));
  const newcomers = new Map(
    fields
      .filter(({ feature_code, code }) => !known.has(keyOf(feature_code, code)))
      .map((row) => [keyOf(row.feature_code, row.ordinal), row]),
  );
  const missing = stored
    // Those of a removed table are removed with it.
    .filter(({ feature_code }) => features.has(feature_code))
    .filter(({ feature_code, field }) => !read.has(keyOf(feature_code, field.code)))
    .map((entry) => ({
      ...entry,
      renamed: newcomers.get(keyOf(entry.feature_code, entry.field.ordinal)),
    }));
  const renamed = missing.flatMap(({ field, renamed: row }) =>
    row === undefined ? [] : [{ entry: field, code: row.code }],
  );
  const gone = missing.flatMap(({ field, renamed: row }) => (row === undefined ? [field] : []));
  await giveCodes(tx, scope, {
    kind: 'field',
    target,
    renamed,
    filtersOf: fieldFilters,
    placeOf: (field) => field,
  });
  report.fields.changed += renamed.length;
  report.fields.removed += gone.length;
  await recordChanges(tx, scope, {
    changes: gone.map((field) => removalOf('field', field, field)),
    origin: target.origin,
  });
  await tx.delete(catalogueFields).where(
    withIds(
      catalogueFields,
      scope.companyId,
      gone.map(({ id }) => id),
    ),
  );
}

/** Of deep level and from the source. */
async function storedFields(tx: Transaction, { companyId }: Scope, target: Target) {
  return tx
    .select({ field: catalogueFields, feature_code: catalogueFeatures.code })
    .from(catalogueFields)
    .innerJoin(catalogueFeatures, featureOf(catalogueFields))
    .where(fromSource(catalogueFields, companyId, target));
}

interface Dropping extends Omit<Reading, 'entries'> {
  readonly kind: 'module' | 'feature';
  readonly codes: ReadonlySet<string>;
}

async function dropAll(
  tx: Transaction,
  scope: Scope,
  { target, report, kind, codes }: Dropping,
): Promise<void> {
  const table = kind === 'module' ? catalogueModules : catalogueFeatures;
  const stored = await tx
    .select()
    .from(table)
    .where(fromSource(table, scope.companyId, target));
  const gone = stored.filter(({ code }) => !codes.has(code));
  report[`${kind}s`].removed += gone.length;
  await recordChanges(tx, scope, {
    changes: gone.map((entry) => {
      const module_id =
        'module_id' in entry && typeof entry.module_id === 'string' ? entry.module_id : entry.id;
      return removalOf(kind, entry, {
        module_id,
        feature_id: kind === 'feature' ? entry.id : null,
      });
    }),
    origin: target.origin,
  });
  await tx.delete(table).where(
    withIds(
      table,
      scope.companyId,
      gone.map(({ id }) => id),
    ),
  );
}
