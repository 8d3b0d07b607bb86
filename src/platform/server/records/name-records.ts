import { sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '../access/scope.ts';

import type { Transaction } from '../database/transactions.ts';

/** Records of a module that the history may mention by their ids, and what people call them. */
export interface RecordNames {
  readonly table: PgTable & {
    readonly company_id: PgColumn;
    readonly id: PgColumn;
  };
  readonly name: SQLWrapper | Readonly<Record<Language, SQLWrapper>>;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is the id of a record, which says nothing to people. */
export function isRecordId(text: string): boolean {
  return ID.test(text);
}

/** The names of those ids that belong to existing records of the company, whatever their kind. */
export async function nameRecords(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { kinds, ids }: { readonly kinds: readonly RecordNames[]; readonly ids: readonly string[] },
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter(isRecordId);
  if (wanted.length === 0 || kinds.length === 0) return new Map();
  const found = kinds.map(({ table, name }) => {
    const written = 'th' in name ? name[language] : name;
    return sql`select ${table.id}::text as id, ${written}::text as name from ${table}
      where ${table.company_id} = ${companyId} and ${table.id} = any(${sql.param(wanted)})`;
  });
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql.join(found, sql` union all `),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
