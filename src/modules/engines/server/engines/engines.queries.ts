import {
  and,
  count,
  countDistinct,
  eq,
  getTableColumns,
  inArray,
  sql,
  type Placeholder,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import { ENGINE, engine, type EngineReference } from '#modules/engines/contract/engines.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { engines, engineSubFunctions, engineUses } from './engines.tables.ts';

type Company = Pick<Scope, 'companyId'>;

const replacements = alias(engines, 'replacements');

export const engineKeeper = keepRecords({
  table: engines,
  entity: ENGINE,
  columns: engineColumns,
  show: (row) => engine.parse(row),
  searched: ['code', 'name', 'description', 'tags'],
  refusals: { engines_code_is_unique: { path: 'code', code: 'engines:errors.code_taken' } },
});

/** What lists show of an engine: its columns but the long ones, and what is derived. */
export function listedColumns(language: Language | Placeholder) {
  const { logic: _logic, search_text: _searchText, ...columns } = getTableColumns(engines);
  const { company_id } = columns;
  const ofEngine = (table: typeof engineUses | typeof engineSubFunctions) =>
    and(eq(table.company_id, company_id), eq(table.engine_id, columns.id));
  return {
    ...columns,
    sub_function_count: figure(
      sql`select ${count()} from ${engineSubFunctions} where ${ofEngine(engineSubFunctions)}`,
    ),
    module_count: figure(
      sql`select ${countDistinct(engineUses.module_code)} from ${engineUses} where ${ofEngine(engineUses)}`,
    ),
    used_in_count: figure(sql`select ${count()} from ${engineUses} where ${ofEngine(engineUses)}`),
    replacement: sql<EngineReference | null>`${sql`(
      select json_build_object('id', ${replacements.id}, 'code', ${replacements.code}, 'name', ${replacements.name})
      from ${engines} as replacements
      where ${replacements.company_id} = ${company_id} and ${replacements.id} = ${columns.replacement_id}
    )`}`,
    created_by: columns.created_by_employee,
    created_by_name: employeeName({
      companyId: company_id,
      id: columns.created_by_employee,
      language,
    }),
    updated_by: columns.updated_by_employee,
    updated_by_name: employeeName({
      companyId: company_id,
      id: columns.updated_by_employee,
      language,
    }),
  };
}

function engineColumns(language: Language | Placeholder) {
  return {
    ...listedColumns(language),
    logic: engines.logic,
    /** The accounts behind the employees. */
    author: engines.created_by,
    editor: engines.updated_by,
  };
}

/** Wrapped, as Drizzle takes the table off columns which it meets in a selected column itself. */
function figure(query: ReturnType<typeof sql>) {
  return sql<number>`${sql`(${query})`}`.mapWith(Number);
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

/** Engines by their ids, as much as names them and shows their status. */
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
