import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { readTables } from './checklists.queries.ts';
import { findTemplate } from './checklist-templates.queries.ts';
import { addTables, newRow, newTable } from './write-checklist-tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** A pass through a stage. */
interface Pass {
  readonly id: string;
  readonly stage_number: number;
}

/** Gives a pass the template of its stage, unless it already has a checklist. */
export async function beginChecklist(
  tx: Transaction,
  company: Company,
  { id: stage_id, stage_number }: Pass,
): Promise<void> {
  const template = await findTemplate(tx, company, stage_number);
  if (template === undefined || template.tables.length === 0) return;
  if ((await readTables(tx, company, [stage_id])).length > 0) return;
  await addTables(
    tx,
    company,
    template.tables.map((table) => ({ ...newTable(table), stage_id })),
  );
}

/** Copies the checklists of passes that a rollback ended to the passes that it began, with every row open. */
export async function copyChecklists(
  tx: Transaction,
  company: Company,
  /** The new pass of each that ended. */
  passes: ReadonlyMap<string, string>,
): Promise<void> {
  const tables = await readTables(tx, company, [...passes.keys()]);
  await addTables(
    tx,
    company,
    tables.flatMap(({ stage_id: ended, name: tableName, headers, rows }) => {
      const stage_id = passes.get(ended);
      const table = newTable({ tableName, headers, rows: [] });
      return stage_id === undefined
        ? []
        : [{ ...table, stage_id, rows: rows.map(({ cells }) => newRow(cells)) }];
    }),
  );
}
