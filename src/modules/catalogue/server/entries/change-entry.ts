import { and, eq } from 'drizzle-orm';
import {
  catalogueEvents,
  CATALOGUE_ENTRY,
  entry as entrySchema,
  type Entry,
  type EntryChange,
} from '#modules/catalogue/contract/entries.ts';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { isEmployee } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { differenceOf, isBreaking, nextVersion } from './changes.ts';
import { findEntryRow, readEntry, type EntryRow } from './entries.queries.ts';
import { entryTables } from './entry-tables.ts';
import { findFollowers } from './followers.queries.ts';
import { recordChanges } from './record-changes.ts';
import { refreshCompleteness } from './refresh-figures.ts';
import { storeEntry, type EntryValues } from './store-entry.ts';

/** Changes what is given of an entry, makes a new version of it, and notifies its followers. */
export async function changeEntry(
  tx: Transaction,
  scope: Scope,
  { reference, change }: { reference: EntryReference; change: EntryChange },
): Promise<Entry> {
  const { kind, id } = reference;
  const row = await findEntryRow(tx, scope, { ...reference, lock: true });
  const entryBefore = await readEntry(tx, scope, reference);
  const { updated_at, ...fields } = change;
  refuseStale(row, { updated_at }, entrySchema.parse(entryBefore));
  await refuseUnknown(tx, scope, { reference, change });
  const before = valuesOf(row);
  const values = { ...before, ...given(fields) };
  const difference = differenceOf(before, values);
  if (difference === undefined) return entryBefore;

  const breaking = isBreaking(difference);
  const version = nextVersion(row, breaking);
  await storeEntry(tx, scope, { kind, row, values, version });
  await refreshCompleteness(tx, scope, row);
  const { catalogue_company_id, module_id, feature_id, code } = row;
  const place = { catalogue_company_id, module_id, feature_id };
  const versioned = { kind, entry_id: id, code, act: 'changed' as const, breaking, ...version };
  await recordChanges(tx, scope, {
    changes: [{ ...versioned, ...place, difference }],
    origin: null,
  });
  const entry = await readEntry(tx, scope, reference);
  await recordEvent(tx, scope, {
    name: catalogueEvents.entry_changed,
    entity: CATALOGUE_ENTRY,
    entityId: id,
    before: named(difference.before, entryBefore),
    after: {
      ...named(difference.after, entry),
      kind,
      within: {
        company: null,
        module: catalogue_company_id,
        feature: module_id,
        field: feature_id,
      }[kind],
      code,
      breaking,
      version: entry.version,
      tell: await findFollowers(tx, scope, [id, catalogue_company_id, module_id, feature_id]),
    },
  });
  return entry;
}

/** Shows the owner and the replacement by their current names instead of their ids. */
function named(values: object, { owner_name, replacement }: Entry) {
  return {
    ...values,
    ...('owner_id' in values ? { owner_id: owner_name } : {}),
    ...('replacement_id' in values ? { replacement_id: replacement?.code ?? null } : {}),
  };
}

async function refuseUnknown(
  tx: Transaction,
  scope: Scope,
  { reference, change }: { reference: EntryReference; change: EntryChange },
): Promise<void> {
  const { owner_id, replacement_id } = change;
  if (typeof owner_id === 'number' && !(await isEmployee(tx, scope, owner_id))) {
    const field = { path: 'owner_id', code: 'catalogue:errors.owner_unknown' };
    throw errors.validation_failed({ fields: [field] });
  }
  if (typeof replacement_id !== 'string') return;
  const table = entryTables[reference.kind];
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.company_id, scope.companyId), eq(table.id, replacement_id)));
  if (found.length > 0 && replacement_id !== reference.id) return;
  const field = { path: 'replacement_id', code: 'catalogue:errors.replacement_unknown' };
  throw errors.validation_failed({ fields: [field] });
}

function valuesOf(row: EntryRow): EntryValues {
  return {
    name_th: row.name_th,
    name_en: row.name_en,
    description: row.description,
    status: row.status,
    owner_id: row.owner_id,
    tags: row.tags,
    sample_value: row.sample_value,
    is_read_only: row.is_read_only,
    default_value: row.default_value,
    choices: row.choices,
    formula: row.formula,
    condition: row.condition,
    external_target: row.external_target,
    deprecated: row.deprecated_at !== null,
    replacement_id: row.replacement_id,
  };
}

/** The fields that a change contains, without those that stay as they are. */
function given(fields: Omit<EntryChange, 'updated_at'>): Partial<EntryValues> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
