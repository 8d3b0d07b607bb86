import { and, eq } from 'drizzle-orm';
import type { exportEnginesRoute } from '#modules/engines/contract/engines.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { idsInOrder, isOneOf } from '#platform/server/database/many-ids.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { conditionsOf, engineOrders } from './engine-list.queries.ts';
import { listedColumns, type ListedRow } from './engines.queries.ts';
import { engines } from './engines.tables.ts';

/** The list of engines as its filters and sorting show it. */
export function engineList(
  { companyId, language }: Scope,
  query: Query<typeof exportEnginesRoute>,
): ExportableList<ListedRow> {
  return {
    title: 'engines:exports.title',
    columns: [
      { heading: 'engines:columns.code', width: 20, cell: (row) => row.code },
      { heading: 'engines:columns.name', width: 36, cell: (row) => row.name },
      {
        heading: 'engines:columns.type',
        width: 14,
        cell: (row, say) => say(`engines:types.${row.type}`),
      },
      {
        heading: 'engines:columns.status',
        width: 14,
        cell: (row, say) => say(`engines:statuses.${row.status}`),
      },
      { heading: 'engines:form.description', width: 48, cell: (row) => row.description },
      { heading: 'engines:columns.tags', width: 24, cell: (row) => row.tags.join(', ') },
      { heading: 'engines:exports.version', width: 10, cell: (row) => row.version },
      { heading: 'engines:columns.sub_functions', width: 10, cell: (row) => row.subFunctions },
      { heading: 'engines:columns.modules', width: 10, cell: (row) => row.modules },
      { heading: 'engines:columns.uses', width: 10, cell: (row) => row.uses },
      {
        heading: 'engines:form.replacement',
        width: 20,
        cell: (row) => row.replacement?.code ?? null,
      },
      { heading: 'engines:form.retires_on', width: 14, cell: (row) => row.retires_on },
      { heading: 'engines:detail.created_at', cell: (row) => row.created_at },
      { heading: 'engines:detail.updated_at', cell: (row) => row.updated_at },
    ],
    findIds(tx) {
      const { filters, words } = conditionsOf(tx, query);
      const listed = tx
        .select({ id: engines.id })
        .from(companyView(engines))
        .where(and(filters, words))
        .orderBy(...engineOrders[query.sort]);
      return idsInOrder(tx, listed);
    },
    readRows: (tx, ids) =>
      tx
        .select(listedColumns(language))
        .from(engines)
        .where(and(eq(engines.company_id, companyId), isOneOf(engines.id, ids))),
  };
}
