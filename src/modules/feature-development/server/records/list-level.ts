import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { listRecords } from '#platform/server/records/list-records.ts';

/** How lists of this module are requested: their sorting key and its order are separate. */
interface Chosen<Key> {
  readonly search: string;
  readonly sort_by: Key;
  readonly sort_order: 'asc' | 'desc';
}

type PageOfLevel = Pick<PageQuery, 'page' | 'count'> & { readonly limit: number };

type Sorted<Query, Key extends string> = Query & { readonly sort: Key | `-${Key}` };

type Listing<
  Columns extends SelectedFieldsFlat,
  Query extends Chosen<Key>,
  Key extends string,
> = Parameters<typeof listRecords<Columns, Sorted<Query, Key>>>[0];

/** The list of value streams, SOPs or SOWs: as `listRecords`, but requested and answered as their wire has it. */
export function listLevel<
  Columns extends SelectedFieldsFlat,
  Key extends string,
  Query extends Chosen<Key>,
>(listing: Listing<Columns, Query, Key>) {
  const list = listRecords<Columns, Sorted<Query, Key>>(listing);
  const sorted = (query: Query): Sorted<Query, Key> => ({
    ...query,
    sort: query.sort_order === 'desc' ? `-${query.sort_by}` : query.sort_by,
  });
  return {
    async page(tx: Transaction, scope: Pick<Scope, 'language'>, query: Query & PageOfLevel) {
      const request = { ...query, ...sorted(query), page_size: query.limit };
      const { page_size: limit, ...page } = await list.page(tx, scope, request);
      return { ...page, limit };
    },
    exportAs(sheet: Parameters<typeof list.exportAs>[0]) {
      const rows = list.exportAs(sheet);
      return (scope: Scope, query: Query) => rows(scope, sorted(query));
    },
  };
}

interface Due {
  readonly id: PgColumn;
  readonly due_date: PgColumn;
}

/** The latest day first, and what is due on none last, as in the other direction. */
export function lastDueFirst({ id, due_date }: Due): SQL[] {
  return [sql`${due_date} desc nulls last`, desc(id)];
}
