import { and, eq } from 'drizzle-orm';
import type { exportValueStreamsRoute } from '#modules/feature-development/contract/exports.ts';
import {
  valueStream,
  type ValueStream,
} from '#modules/feature-development/contract/value-streams.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { searchedIds } from '#platform/server/database/searched-page.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { valueStreamColumns } from '../records/value-streams.queries.ts';
import { valueStreams } from '../records/value-streams.tables.ts';
import { conditionsOf, orderOf } from '../value-streams/value-stream-list.queries.ts';

/** The list of value streams as its filters and sorting show it. */
export function valueStreamExport(
  { companyId, language }: Scope,
  query: Query<typeof exportValueStreamsRoute>,
): ExportableList<ValueStream> {
  return {
    title: 'feature-development:lists.value_streams.title',
    columns: exportColumns(valueStream, {
      name: { heading: 'feature-development:fields.name', width: 36 },
      description: { heading: 'feature-development:forms.description', width: 48 },
      tags: { heading: 'feature-development:fields.tags', width: 24 },
      manual_status: {
        heading: 'feature-development:fields.status',
        cell: ({ manual_status }, say) => say(`feature-development:statuses.${manual_status}`),
      },
      progress: {
        heading: 'feature-development:lists.columns.progress',
        width: 12,
        cell: ({ progress }) => ({ percent: progress }),
      },
      priority: {
        heading: 'feature-development:fields.priority',
        width: 12,
        cell: ({ priority }, say) => say(`feature-development:priorities.${priority}`),
      },
      owner: { heading: 'feature-development:fields.owner', width: 24 },
      total_sows: { heading: 'feature-development:fields.sow_count', width: 12 },
      start_date: { heading: 'feature-development:fields.start_date', width: 14 },
      due_date: { heading: 'feature-development:fields.due_date', width: 14 },
      created_at: { heading: 'feature-development:fields.created_at' },
      updated_at: { heading: 'feature-development:fields.updated_at' },
      id: false,
      owner_id: false,
      notes: false,
      end_date: false,
      sop_count: false,
      completed_sows: false,
      version: false,
      updated_by: false,
    }),
    findIds: (tx) =>
      searchedIds(tx, { table: valueStreams, order: orderOf(query), ...conditionsOf(query) }),
    readRows: (tx, ids) =>
      tx
        .select(valueStreamColumns(language))
        .from(valueStreams)
        .where(and(eq(valueStreams.company_id, companyId), isOneOf(valueStreams.id, ids))),
  };
}
