import { and, eq } from 'drizzle-orm';
import type { EntryChange } from '#modules/catalogue/contract/entries.ts';
import type { EntryKind } from '#modules/catalogue/contract/entry-kinds.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { nextVersion } from './changes.ts';
import type { EntryRow } from './entries.queries.ts';
import { entryTables } from './entry-tables.ts';
import { fieldFilters, filterOf } from './search-filters.ts';
import { placedWords, termsOf } from './search-terms.ts';
import { storeWords } from './store-search-words.ts';

/** Everything that can be changed of an entry: every field of a change has a value here. */
export type EntryValues = {
  [Field in keyof Required<Omit<EntryChange, 'updated_at'>>]: Field extends keyof EntryRow
    ? EntryRow[Field]
    : Required<EntryChange>[Field];
};

interface Storing {
  readonly kind: EntryKind;
  readonly row: EntryRow;
  readonly values: EntryValues;
  readonly version: ReturnType<typeof nextVersion>;
}

/** Stores new values of an entry, and the words by which the search finds it. */
export async function storeEntry(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { kind, row, values, version }: Storing,
): Promise<void> {
  const { deprecated, replacement_id, sample_value, is_read_only, ...others } = values;
  const { default_value, choices, formula, condition, external_target, ...columns } = others;
  const words = placedWords({ ...columns, code: row.code });
  await storeWords(tx, { companyId }, kind === 'company' ? [] : words);
  const table = entryTables[kind];
  const now = new Date().toISOString();
  await tx
    .update(table)
    .set({
      ...columns,
      ...version,
      deprecated_at: deprecated ? (row.deprecated_at ?? now) : null,
      replacement_id: deprecated ? replacement_id : null,
      updated_at: now,
      ...(kind === 'company' ? {} : { terms: termsOf(companyId, words, filtersOf(row, kind)) }),
      ...(kind === 'field' && {
        sample_value: sample_value ?? '',
        is_read_only: is_read_only ?? false,
        default_value: default_value ?? '',
        choices: choices ?? '',
        formula: formula ?? '',
        condition: condition ?? '',
        external_target: external_target ?? '',
      }),
    })
    .where(and(eq(table.company_id, companyId), eq(table.id, row.id)));
}

function filtersOf(row: EntryRow, kind: EntryKind): string[] {
  const { catalogue_company_id, module_id, level } = row;
  if (level !== null && module_id !== null) return fieldFilters({ ...row, module_id, level });
  const company = filterOf.company(catalogue_company_id);
  return kind === 'module' || module_id === null
    ? [company]
    : [company, filterOf.module(module_id)];
}
