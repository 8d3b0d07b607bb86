import { and, eq } from 'drizzle-orm';
import {
  catalogueEvents,
  CATALOGUE_ENTRY,
  entry as entrySchema,
  type Entry,
  type EntryChange,
} from '#modules/catalogue/contract/entries.ts';
import { describeEntry, entryTables, findEntryRow, type EntryRow } from './entries.queries.ts';
import { differenceOf, isBreaking, nextVersion } from './changes.ts';
import { findFollowers } from './followers.queries.ts';
import type { EntryReference } from './history.queries.ts';
import { fieldFilters, filterOf } from './search-filters.ts';
import { placedWords, termsOf } from './search-terms.ts';
import { isEmployee } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { recordChanges } from './record-changes.ts';
import { storeWords } from './store-search-words.ts';
import { refreshCompleteness } from './refresh-figures.ts';

/** Changes what is given of an entry, makes a new version of it, and tells who follows it. */
export async function changeEntry(
  tx: Transaction,
  scope: Scope,
  { reference, change }: { reference: EntryReference; change: EntryChange },
): Promise<Entry> {
  const { companyId } = scope;
  const { kind, id } = reference;
  const row = await findEntryRow(tx, scope, { ...reference, lock: true });
  if (row.updated_at !== new Date(change.updated_at).toISOString()) {
    const current = entrySchema.parse(await describeEntry(tx, scope, reference));
    throw errors.conflict({ current });
  }
  await refuseUnknown(tx, scope, { reference, change });
  const entryBefore = await describeEntry(tx, scope, reference);
  const before = valuesOf(row);
  const after = { ...before, ...given(change) };
  const difference = differenceOf(before, after);
  if (difference === undefined) return entryBefore;

  const breaking = isBreaking(difference);
  const version = nextVersion(row, breaking);
  const written = {
    code: row.code,
    name_th: after.name_th,
    name_en: after.name_en,
    description: after.description,
  };
  const words = placedWords(written);
  await storeWords(tx, scope, kind === 'company' ? [] : words);
  const table = entryTables[kind];
  const now = new Date().toISOString();
  await tx
    .update(table)
    .set({
      ...written,
      ...version,
      status: after.status,
      owner_id: after.owner_id,
      tags: after.tags,
      deprecated_at: after.deprecated ? (row.deprecated_at ?? now) : null,
      replacement_id: after.deprecated ? after.replacement_id : null,
      updated_at: now,
      ...(kind === 'company' ? {} : { terms: termsOf(companyId, words, filtersOf(row, kind)) }),
      ...(kind === 'field' ? { sample_value: after.sample_value ?? '' } : {}),
    })
    .where(and(eq(table.company_id, companyId), eq(table.id, id)));
  await refreshCompleteness(tx, scope, row);
  const { catalogue_company_id, module_id, feature_id, code } = row;
  const place = { catalogue_company_id, module_id, feature_id };
  const told = { kind, entry_id: id, code, act: 'changed' as const, breaking, ...version };
  await recordChanges(tx, scope, { changes: [{ ...told, ...place, difference }], origin: null });
  const entry = await describeEntry(tx, scope, reference);
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
      version: `${version.version_major}.${version.version_minor}`,
      tell: await findFollowers(tx, scope, [id, catalogue_company_id, module_id, feature_id]),
    },
  });
  return entry;
}

/** Says who and what is meant where the values hold a number, as it is called today. */
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

function valuesOf(row: EntryRow) {
  return {
    name_th: row.name_th,
    name_en: row.name_en,
    description: row.description,
    status: row.status,
    owner_id: row.owner_id,
    tags: row.tags,
    sample_value: row.sample_value,
    deprecated: row.deprecated_at !== null,
    replacement_id: row.replacement_id,
  };
}

/** What a change names, without what it leaves as it is. */
function given({
  updated_at: _updatedAt,
  ...change
}: EntryChange): Partial<ReturnType<typeof valuesOf>> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function filtersOf(row: EntryRow, kind: EntryReference['kind']): string[] {
  const { catalogue_company_id, module_id, level } = row;
  if (level !== null && module_id !== null) return fieldFilters({ ...row, module_id, level });
  const company = filterOf.company(catalogue_company_id);
  return kind === 'module' || module_id === null
    ? [company]
    : [company, filterOf.module(module_id)];
}
