import { and, eq } from 'drizzle-orm';
import {
  listedEngine,
  type exportEnginesRoute,
  type ListedEngine,
} from '#modules/engines/contract/engines.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { searchedIds } from '#platform/server/database/searched-page.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { conditionsOf, engineOrders } from './engine-list.queries.ts';
import { listedColumns } from './engines.queries.ts';
import { engines } from './engines.tables.ts';

/** The list of engines as its filters and sorting show it. */
export function engineList(
  { companyId, language }: Scope,
  query: Query<typeof exportEnginesRoute>,
): ExportableList<ListedEngine> {
  return {
    title: 'engines:exports.title',
    columns: exportColumns(listedEngine, {
      id: false,
      code: { heading: 'engines:columns.code', width: 20 },
      name: { heading: 'engines:columns.name', width: 36 },
      type: {
        heading: 'engines:columns.type',
        width: 14,
        cell: ({ type }, say) => say(`engines:types.${type}`),
      },
      status: {
        heading: 'engines:columns.status',
        width: 14,
        cell: ({ status }, say) => say(`engines:statuses.${status}`),
      },
      description: { heading: 'engines:form.description', width: 48 },
      tags: { heading: 'engines:columns.tags', width: 24, cell: ({ tags }) => tags.join(', ') },
      version: { heading: 'engines:exports.version', width: 10 },
      sub_function_count: { heading: 'engines:columns.sub_functions', width: 10 },
      module_count: { heading: 'engines:columns.modules', width: 10 },
      used_in_count: { heading: 'engines:columns.uses', width: 10 },
      replacement: {
        heading: 'engines:form.replacement',
        width: 20,
        cell: ({ replacement }) => replacement?.code ?? null,
      },
      retires_on: { heading: 'engines:form.retires_on', width: 14 },
      created_at: { heading: 'engines:detail.created_at' },
      updated_at: { heading: 'engines:detail.updated_at' },
      created_by: false,
      created_by_name: false,
      updated_by: false,
      updated_by_name: false,
    }),
    findIds: (tx) =>
      searchedIds(tx, {
        table: engines,
        order: engineOrders[query.sort],
        ...conditionsOf(tx, query),
      }),
    readRows: (tx, ids) =>
      tx
        .select(listedColumns(language))
        .from(engines)
        .where(and(eq(engines.company_id, companyId), isOneOf(engines.id, ids))),
  };
}
