import type { BlankTable } from '#modules/feature-development/contract/checklists.ts';

export type Tables = readonly BlankTable[];

export const newTable = (): BlankTable => ({ tableName: '', headers: [''], rows: [['']] });

/** Replaces one table, or takes it out. */
export function withTable(
  tables: Tables,
  index: number,
  table: BlankTable | undefined,
): BlankTable[] {
  return tables.flatMap((each, at) => {
    if (at !== index) return [each];
    return table === undefined ? [] : [table];
  });
}

export function withRow(table: BlankTable): BlankTable {
  return { ...table, rows: [...table.rows, table.headers.map(() => '')] };
}

export function withoutRow(table: BlankTable, row: number): BlankTable {
  return { ...table, rows: table.rows.filter((_cells, at) => at !== row) };
}

export function withColumn(table: BlankTable): BlankTable {
  return {
    ...table,
    headers: [...table.headers, ''],
    rows: table.rows.map((cells) => [...cells, '']),
  };
}

export function withoutColumn(table: BlankTable, column: number): BlankTable {
  const left = (cells: readonly string[]) => cells.filter((_cell, at) => at !== column);
  return { ...table, headers: left(table.headers), rows: table.rows.map(left) };
}

interface Place {
  readonly row: number;
  readonly column: number;
}

export function withCell(table: BlankTable, { row, column }: Place, text: string): BlankTable {
  return {
    ...table,
    rows: table.rows.map((cells, at) => (at === row ? cells.with(column, text) : cells)),
  };
}
