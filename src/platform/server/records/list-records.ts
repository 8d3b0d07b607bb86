import type { Placeholder, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Page } from '#platform/contract/envelopes.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '../access/scope.ts';
import { withBeside } from '../database/company-view.ts';
import { searchedIds, searchedPages, type Reading } from '../database/searched-page.ts';
import type { Transaction } from '../database/transactions.ts';
import type { ExportableList } from '../export/export-list.ts';
import { matchesSearch } from '../search/matches-search.ts';
import { recordReader } from './read-records.ts';

type ListedTable = PgTable & {
  readonly company_id: PgColumn;
  readonly id: PgColumn;
  readonly search_text: PgColumn;
};

/** What a list is narrowed by and how it is sorted. */
interface Choices {
  readonly search: string;
  readonly sort: string;
}

interface Listing<Columns extends SelectedFieldsFlat, Query extends Choices> {
  /** Has a `search_text`, hence a company view. */
  readonly table: ListedTable;
  /** What is read of each record, in a language. */
  readonly columns: (language: Language | Placeholder) => Columns;
  /** What columns read besides the record: at most one row, joined laterally after the page has been found. */
  readonly beside?: SQL;
  /** For each sort key an order that an index has; made by `ordersBy`. */
  readonly orders: Readonly<Record<Query['sort'], SQL[]>>;
  /** Those that are others for readers of English, as they see other names. */
  readonly inEnglish?: Partial<Readonly<Record<Query['sort'], SQL[]>>>;
  /** Which records the filters let through, besides the search. */
  readonly filters: (query: Query, tx: Transaction) => SQL | undefined;
}

type Sheet<Row> = Pick<ExportableList<Row>, 'title' | 'columns'>;

interface RecordListing<Row extends object, Query> {
  /** A page of the list; those of the transaction's company. */
  readonly page: (
    tx: Transaction,
    scope: Pick<Scope, 'language'>,
    query: Query & PageQuery,
  ) => Promise<Page<Row>>;
  /** What `serveExport` is given: the whole list, with these columns. */
  readonly exportAs: (sheet: Sheet<Row>) => (scope: Scope, query: Query) => ExportableList<Row>;
}

/** Makes the list of a table's records that people search, filter and sort, and its export. */
export function listRecords<Columns extends SelectedFieldsFlat, Query extends Choices>({
  table,
  columns,
  beside,
  orders,
  inEnglish = {},
  filters,
}: Listing<Columns, Query>): RecordListing<SelectResultFields<Columns>, Query> {
  type Row = SelectResultFields<Columns>;
  const chosen = (tx: Transaction, language: Language, query: Query) => {
    const sort: Query['sort'] = query.sort;
    return {
      order: (language === 'en' ? inEnglish[sort] : undefined) ?? orders[sort],
      filters: filters(query, tx),
      matches: matchesSearch(table.search_text, query.search),
    };
  };
  const readPage = searchedPages<Row>({
    table,
    read: (db, from, language) =>
      asReading(
        db
          .select(columns(language))
          .from(withBeside(table, from, beside))
          .$dynamic(),
      ),
  });
  const readRows = recordReader(table, columns, beside);
  return {
    page: (tx, { language }, query) =>
      readPage(tx, { ...chosen(tx, language, query), query, language }),
    exportAs: (sheet) => (scope, query) => ({
      ...sheet,
      findIds: (tx) => searchedIds(tx, { table, ...chosen(tx, scope.language, query) }),
      readRows: (tx, ids) => readRows(tx, scope, ids),
    }),
  };

  function asReading(statement: object): Reading<Row> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- selected by `columns`, whose type this is
    return statement as Reading<Row>;
  }
}
