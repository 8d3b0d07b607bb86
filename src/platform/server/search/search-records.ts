import { and, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { companyView } from '../database/company-view.ts';
import type { Transaction } from '../database/transactions.ts';
import { matchesSearch } from './matches-search.ts';
import type { RecordSearch } from './record-search.ts';

type Text<Kind extends 'string' | 'custom' = 'string'> = PgColumn<{
  name: string;
  tableName: string;
  dataType: Kind;
  columnType: string;
  data: string;
  driverParam: unknown;
  notNull: true;
  hasDefault: boolean;
  isPrimaryKey: boolean;
  isAutoincrement: boolean;
  hasRuntimeDefault: boolean;
  enumValues: string[] | undefined;
}>;

interface Searched extends Pick<RecordSearch, 'entity' | 'permission'> {
  /** Whose `search_text` is searched. */
  readonly table: PgTable & { readonly id: Text; readonly search_text: PgColumn };
  readonly name: Text | SQL<string>;
  /** What distinguishes records of the same name, such as a code. */
  readonly detail: Text | SQL<string>;
  /** How the detail is spelt on screens. */
  readonly write?: (detail: string) => string;
  /** The day that does so. */
  readonly on?: Text | Text<'custom'>;
  /** The status that does so, and where its texts are: `products:statuses`. */
  readonly status?: { readonly value: Text | SQL<string>; readonly texts: string };
  /** Which records are there to be found. */
  readonly only?: SQL;
  /** What was typed, in the spelling of `search_text`. */
  readonly spell?: (typed: string) => string;
}

/** Lets the search over everything find the records of a table by their `search_text`, the newest first. */
export function searchRecords({ table, entity, permission, ...searched }: Searched) {
  const { name, detail, on, status, only, write = asIs, spell = asIs } = searched;
  const read = async (tx: Transaction, condition: SQL | undefined, limit: number) => {
    const rows = await tx
      .select({
        id: table.id,
        name,
        detail,
        on: on ?? sql<null>`null`,
        status: status?.value ?? sql<null>`null`,
      })
      .from(companyView(table))
      .where(and(condition, only))
      // Ids grow with the time a record was made.
      .orderBy(desc(table.id))
      .limit(limit);
    return rows.map((row) => ({
      ...row,
      detail: write(row.detail),
      status: row.status === null ? null : `${status?.texts}.${row.status}`,
      within: null,
    }));
  };
  return {
    entity,
    permission,
    async find(tx, _scope, { text, limit }) {
      const condition = matchesSearch(table.search_text, spell(text));
      return condition === undefined ? [] : read(tx, condition, limit);
    },
    named: (tx, _scope, ids) => read(tx, inArray(table.id, [...ids]), ids.length),
  } satisfies RecordSearch;
}

const asIs = (text: string) => text;
