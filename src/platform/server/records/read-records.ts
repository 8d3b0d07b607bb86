import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '../access/scope.ts';
import { withBeside } from '../database/company-view.ts';
import { statement } from '../database/statement.ts';
import type { Transaction } from '../database/transactions.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

interface Wanted extends Record<string, unknown>, Reader {
  readonly ids: readonly string[];
}

/**
 * Makes a statement that reads these columns of a company's records with given ids, in any order: prepared
 * once, as an export of a long list runs it hundreds of times.
 */
export function recordReader<Columns extends SelectedFieldsFlat>(
  table: PgTable & { readonly company_id: PgColumn; readonly id: PgColumn },
  columns: (language: Language | Placeholder) => Columns,
  beside?: SQL,
): (
  tx: Transaction,
  reader: Reader,
  ids: readonly string[],
) => Promise<readonly (SelectResultFields<Columns> & { readonly id: string })[]> {
  const read = statement<Wanted>()((db, given) =>
    db
      .select(columns(given('language')))
      .from(withBeside(table, table, beside))
      .where(
        and(eq(table.company_id, given('companyId')), sql`${table.id} = any(${given('ids')})`),
      ),
  );
  return (tx, { companyId, language }, ids) => read(tx, { companyId, language, ids });
}
