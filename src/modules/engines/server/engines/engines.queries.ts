import { and, count, countDistinct, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Engine, EngineReference, ListedEngine } from '#modules/engines/contract/engines.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { engines, engineSubFunctions, engineUses } from './engines.tables.ts';

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

const replacements = alias(engines, 'replacements');

/** All that lists say of an engine, as columns of a statement that reads engines. */
export function listedColumns(language: Language) {
  const { logic: _logic, search_text: _searchText, ...columns } = getTableColumns(engines);
  const { company_id: companyId } = columns;
  const ofEngine = (table: typeof engineUses | typeof engineSubFunctions) =>
    and(eq(table.company_id, companyId), eq(table.engine_id, columns.id));
  return {
    ...columns,
    subFunctions: figure(
      sql`select ${count()} from ${engineSubFunctions} where ${ofEngine(engineSubFunctions)}`,
    ),
    modules: figure(
      sql`select ${countDistinct(engineUses.module_code)} from ${engineUses} where ${ofEngine(engineUses)}`,
    ),
    uses: figure(sql`select ${count()} from ${engineUses} where ${ofEngine(engineUses)}`),
    replacement: sql<EngineReference | null>`${sql`(
      select json_build_object('id', ${replacements.id}, 'code', ${replacements.code}, 'name', ${replacements.name})
      from ${engines} as replacements
      where ${replacements.company_id} = ${companyId} and ${replacements.id} = ${columns.replacement_id}
    )`}`,
    creator: employeeName({ companyId, id: columns.created_by_employee, language }),
    editor: employeeName({ companyId, id: columns.updated_by_employee, language }),
  };
}

/** Wrapped, as Drizzle takes the table off columns which it meets in a selected column itself. */
function figure(query: ReturnType<typeof sql>) {
  return sql<number>`${sql`(${query})`}`.mapWith(Number);
}

export type ListedRow = Omit<typeof engines.$inferSelect, 'logic' | 'searchText'> & {
  readonly subFunctions: number;
  readonly modules: number;
  readonly uses: number;
  readonly replacement: EngineReference | null;
  readonly creator: string | null;
  readonly editor: string | null;
};

type DescribedRow = ListedRow & { readonly logic: string };

/** An engine of the company; a missing one and another company's are the same failure. */
export async function findEngine(
  tx: Transaction,
  { companyId, language }: Reader,
  id: string,
): Promise<Engine> {
  const [row] = await tx
    .select({ ...listedColumns(language), logic: engines.logic })
    .from(engines)
    .where(and(eq(engines.company_id, companyId), eq(engines.id, id)));
  if (row === undefined) throw errors.not_found();
  return describeEngine(row);
}

/** The id of the engine of this code, in whichever case and width it is written. */
export async function findIdByCode(
  tx: Transaction,
  { companyId }: Company,
  code: string,
): Promise<string> {
  const [row] = await tx
    .select({ id: engines.id })
    .from(engines)
    .where(and(eq(engines.company_id, companyId), eq(engines.code_key, normaliseText(code))));
  if (row === undefined) throw errors.not_found();
  return row.id;
}

/** The engine's row, held until the transaction ends so that nobody else changes it meanwhile. */
export async function lockEngine(tx: Transaction, { companyId }: Company, id: string) {
  const [row] = await tx
    .select()
    .from(engines)
    .where(and(eq(engines.company_id, companyId), eq(engines.id, id)))
    .for('update');
  if (row === undefined) throw errors.not_found();
  return row;
}

/** Engines by their ids, as much as names them and tells their status. */
export function findEngines(tx: Transaction, { companyId }: Company, ids: readonly string[]) {
  return tx
    .select({
      id: engines.id,
      code: engines.code,
      name: engines.name,
      type: engines.type,
      status: engines.status,
    })
    .from(engines)
    .where(and(eq(engines.company_id, companyId), inArray(engines.id, [...ids])));
}

export function describeListed(row: ListedRow): ListedEngine {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    type: row.type,
    status: row.status,
    description: row.description,
    tags: row.tags,
    version: row.version,
    sub_function_count: row.subFunctions,
    module_count: row.modules,
    used_in_count: row.uses,
    replacement: row.replacement,
    retires_on: row.retires_on,
    created_at: row.created_at,
    updated_at: row.updated_at,
    created_by: row.created_by_employee,
    created_by_name: row.creator,
    updated_by: row.updated_by_employee,
    updated_by_name: row.editor,
  };
}

function describeEngine(row: DescribedRow): Engine {
  return { ...describeListed(row), logic: row.logic };
}
