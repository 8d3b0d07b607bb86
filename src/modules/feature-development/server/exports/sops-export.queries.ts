import { and, eq } from 'drizzle-orm';
import type { exportSopsRoute } from '#modules/feature-development/contract/exports.ts';
import { sop, type Sop } from '#modules/feature-development/contract/sops.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { searchedIds } from '#platform/server/database/searched-page.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { sopColumns } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { conditionsOf, orderOf } from '../sops/sop-list.queries.ts';

/** The list of SOPs as its filters and sorting show it. */
export function sopExport(
  { companyId, language }: Scope,
  query: Query<typeof exportSopsRoute>,
): ExportableList<Sop> {
  return {
    title: 'feature-development:lists.sops.title',
    columns: exportColumns(sop, {
      name: { heading: 'feature-development:fields.name', width: 36 },
      value_stream_name: { heading: 'feature-development:fields.value_stream', width: 36 },
      description: { heading: 'feature-development:forms.description', width: 48 },
      manual_status: {
        heading: 'feature-development:fields.status',
        cell: ({ manual_status }, say) => say(`feature-development:statuses.${manual_status}`),
      },
      progress: {
        heading: 'feature-development:lists.columns.progress',
        width: 12,
        cell: ({ progress }) => ({ percent: progress }),
      },
      sow_count: { heading: 'feature-development:fields.sow_count', width: 12 },
      created_at: { heading: 'feature-development:fields.created_at' },
      updated_at: { heading: 'feature-development:fields.updated_at' },
      id: false,
      value_stream_id: false,
      completed_sows: false,
      version: false,
      updated_by: false,
    }),
    findIds: (tx) =>
      searchedIds(tx, { table: sops, order: orderOf(query), ...conditionsOf(tx, query) }),
    readRows: (tx, ids) =>
      tx
        .select(sopColumns(language))
        .from(sops)
        .where(and(eq(sops.company_id, companyId), isOneOf(sops.id, ids))),
  };
}
