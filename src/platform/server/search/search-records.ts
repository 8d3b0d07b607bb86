import { desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { companyView } from '../database/company-view.ts';
import { matchesSearch } from './matches-search.ts';
import type { RecordSearch } from './record-search.ts';

type Text = PgColumn<{
  name: string;
  tableName: string;
  dataType: 'string';
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
  readonly name: Text;
  /** What distinguishes records of the same name, such as a code. */
  readonly detail: Text | SQL<string>;
}

/** Lets the search over everything find the records of a table by their `search_text`, the newest first. */
export function searchRecords({ table, entity, permission, name, detail }: Searched): RecordSearch {
  return {
    entity,
    permission,
    async find(tx, _scope, { text, limit }) {
      const condition = matchesSearch(table.search_text, text);
      if (condition === undefined) return [];
      const rows = await tx
        .select({ id: table.id, name, detail })
        .from(companyView(table))
        .where(condition)
        // Ids grow with the time a record was made.
        .orderBy(desc(table.id))
        .limit(limit);
      return rows.map((row) => ({ ...row, within: null }));
    },
  };
}
