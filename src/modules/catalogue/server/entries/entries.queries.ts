import { and, eq, exists, sql } from 'drizzle-orm';
import type { Entry } from '#modules/catalogue/contract/entries.ts';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { nameIn } from './entry-names.ts';
import { entryTables, nameColumns, placeColumns } from './entry-tables.ts';
import { catalogueFollowers } from './followers.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language' | 'userId'>;

export type EntryRow = Awaited<ReturnType<typeof findEntryRow>>;

/** The row of an entry, locked until the transaction ends where `lock` is set. */
export async function findEntryRow(
  tx: Transaction,
  { companyId }: Pick<Reader, 'companyId'>,
  { kind, id, lock = false }: EntryReference & { readonly lock?: boolean },
) {
  const table = entryTables[kind];
  const query = tx
    .select({ ...columnsOf(kind), ...placeColumns[kind] })
    .from(table)
    .where(and(eq(table.company_id, companyId), eq(table.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  if (row === undefined) throw errors.not_found();
  return row;
}

/** An entry as the caller sees it. */
export async function readEntry(
  tx: Transaction,
  { companyId, language, userId }: Reader,
  { kind, id }: EntryReference,
): Promise<Entry> {
  const table = entryTables[kind];
  const follows = tx
    .select({ one: sql`1` })
    .from(catalogueFollowers)
    .where(hasValues(catalogueFollowers, { company_id: companyId, entry_id: id, user_id: userId }));
  const [row] = await tx
    .select({
      ...columnsOf(kind),
      ...placeColumns[kind],
      owner_name: employeeName({ companyId: table.company_id, id: table.owner_id, language }),
      following: sql<boolean>`${exists(follows)}`,
    })
    .from(table)
    .where(and(eq(table.company_id, companyId), eq(table.id, id)));
  if (row === undefined) throw errors.not_found();
  const [replacement] =
    row.replacement_id === null
      ? []
      : await tx
          .select(nameColumns(table))
          .from(table)
          .where(and(eq(table.company_id, companyId), eq(table.id, row.replacement_id)));
  return {
    ...row,
    kind,
    ...(row.level !== 'deep' && nothingStored),
    replacement:
      replacement === undefined ? null : { ...replacement, name: nameIn(language, replacement) },
    version: `${row.version_major}.${row.version_minor}`,
  };
}

/** What only stored data has. */
const nothingStored = {
  sample_value: null,
  is_read_only: null,
  default_value: null,
  choices: null,
  formula: null,
  condition: null,
  external_target: null,
};

function columnsOf(kind: EntryReference['kind']) {
  const table = entryTables[kind];
  return {
    ...nameColumns(table),
    description: table.description,
    status: table.status,
    owner_id: table.owner_id,
    tags: table.tags,
    deprecated_at: table.deprecated_at,
    replacement_id: table.replacement_id,
    version_major: table.version_major,
    version_minor: table.version_minor,
    origin: table.origin,
    updated_at: table.updated_at,
  };
}
