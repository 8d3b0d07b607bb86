import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';

type InCompany = Pick<Scope, 'companyId'>;

/** Which records are merged into which. */
export interface Merging {
  readonly from: readonly string[];
  readonly to: string;
}

/** Records of a module that point to a record, and what becomes of them when that record is merged. */
export interface PointingRecords {
  /** The kind of record to which they point, as events name it. */
  readonly to: string;
  /** What they are called on the wire, for example `addresses`. */
  readonly name: string;
  /** Key of what people call them. */
  readonly label: string;
  /** How many of them a merge would move. */
  readonly count: (tx: Transaction, scope: InCompany, merging: Merging) => Promise<number>;
  /** Moves them to the winner; answers, as JSON, what `moveBack` needs. */
  readonly move: (tx: Transaction, scope: InCompany, merging: Merging) => Promise<unknown>;
  /** Returns them to where they were, as far as they still point to the winner. */
  readonly moveBack: (tx: Transaction, scope: InCompany, undo: MoveBack) => Promise<void>;
}

interface MoveBack {
  readonly to: string;
  /** What `move` answered. */
  readonly moved: unknown;
}

type PointingTable = PgTable & { readonly company_id: PgColumn; readonly id: PgColumn };

interface Pointing extends Pick<PointingRecords, 'to' | 'name' | 'label'> {
  readonly table: PointingTable;
  /** The column with the id of the record. */
  readonly column: PgColumn;
  /** Which rows of the table they are, where it has others too. */
  readonly those?: SQL;
}

const movedRows = z.array(z.object({ id: z.string(), from: z.string() }));

/** Records that point by a column, of which a record may have any number. */
export function pointingBy({ table, column, those, ...named }: Pointing): PointingRecords {
  const anyTable: PgTable = table;
  const pointingTo = ({ companyId }: InCompany, ids: readonly string[]) =>
    and(eq(table.company_id, companyId), inArray(column, [...ids]), those);
  const point = (tx: Transaction, to: string, where: SQL | undefined) =>
    tx.execute(
      sql`update ${anyTable} set ${sql.identifier(column.name)} = ${to}::uuid where ${where}`,
    );
  return {
    ...named,
    count: (tx, scope, { from }) => tx.$count(anyTable, pointingTo(scope, from)),
    async move(tx, scope, { from, to }) {
      const where = pointingTo(scope, from);
      const rows = await tx.select({ id: table.id, from: column }).from(anyTable).where(where);
      await point(tx, to, where);
      return movedRows.parse(rows);
    },
    async moveBack(tx, scope, { to, moved }) {
      for (const [from, ids] of idsByOrigin(movedRows.parse(moved))) {
        await point(tx, from, and(pointingTo(scope, [to]), inArray(table.id, ids)));
      }
    },
  };
}

/** The ids of moved records by the record at which they were. */
export function idsByOrigin(
  moved: readonly { readonly id: string; readonly from: string }[],
): Map<string, string[]> {
  const origins = new Map<string, string[]>();
  for (const { id, from } of moved) origins.set(from, [...(origins.get(from) ?? []), id]);
  return origins;
}
