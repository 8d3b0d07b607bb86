import { and, eq } from 'drizzle-orm';
import type * as routes from '#modules/feature-development/contract/exports.ts';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import { NOT_STARTED } from '#modules/feature-development/contract/stage-order.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { idsInOrder, isOneOf } from '#platform/server/database/many-ids.ts';
import type { ExportableList, ExportColumn } from '#platform/server/export/export-list.ts';
import * as sopList from '../sops/sop-list.queries.ts';
import { sopColumns } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';
import * as sowList from '../sows/sow-list.queries.ts';
import { describeSow, sowColumns } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import * as streamList from '../value-streams/value-stream-list.queries.ts';
import { valueStreamColumns } from '../records/value-streams.queries.ts';
import { valueStreams } from '../records/value-streams.tables.ts';

type Heading = ExportColumn<never>['heading'];

const column = (name: string): Heading => `feature-development:lists.columns.${name}`;

/** The list of value streams as its filters and sorting show it. */
export function valueStreamExport(
  { companyId, language }: Scope,
  query: Query<typeof routes.exportValueStreamsRoute>,
): ExportableList<ValueStream> {
  return {
    title: 'feature-development:lists.value_streams.title',
    columns: [
      { heading: column('name'), width: 36, cell: (row) => row.name },
      {
        heading: 'feature-development:forms.description',
        width: 48,
        cell: (row) => row.description,
      },
      { heading: column('tags'), width: 24, cell: (row) => row.tags },
      {
        heading: column('status'),
        cell: (row, say) => say(`feature-development:statuses.${row.manual_status}`),
      },
      { heading: column('progress'), width: 12, cell: (row) => row.progress },
      { heading: column('owner'), width: 24, cell: (row) => row.owner },
      { heading: column('sow_count'), width: 12, cell: (row) => row.total_sows },
      { heading: column('due_date'), width: 14, cell: (row) => row.due_date },
      ...times,
    ],
    findIds(tx) {
      const { filters, words } = streamList.conditionsOf(query);
      const listed = tx
        .select({ id: valueStreams.id })
        .from(companyView(valueStreams))
        .where(and(filters, words))
        .orderBy(...streamList.orderOf(query));
      return idsInOrder(tx, listed);
    },
    async readRows(tx, ids) {
      return tx
        .select(valueStreamColumns(language))
        .from(valueStreams)
        .where(and(eq(valueStreams.company_id, companyId), isOneOf(valueStreams.id, ids)));
    },
  };
}

/** The list of SOPs as its filters and sorting show it. */
export function sopExport(
  { companyId, language }: Scope,
  query: Query<typeof routes.exportSopsRoute>,
): ExportableList<Sop> {
  return {
    title: 'feature-development:lists.sops.title',
    columns: [
      { heading: column('name'), width: 36, cell: (row) => row.name },
      { heading: column('value_stream'), width: 36, cell: (row) => row.value_stream_name },
      {
        heading: 'feature-development:forms.description',
        width: 48,
        cell: (row) => row.description,
      },
      {
        heading: column('status'),
        cell: (row, say) => say(`feature-development:statuses.${row.manual_status}`),
      },
      { heading: column('progress'), width: 12, cell: (row) => row.progress },
      { heading: column('sow_count'), width: 12, cell: (row) => row.sow_count },
      ...times,
    ],
    findIds(tx) {
      const { filters, words } = sopList.conditionsOf(tx, query);
      const listed = tx
        .select({ id: sops.id })
        .from(companyView(sops))
        .where(and(filters, words))
        .orderBy(...sopList.orderOf(query));
      return idsInOrder(tx, listed);
    },
    async readRows(tx, ids) {
      return tx
        .select(sopColumns(language))
        .from(sops)
        .where(and(eq(sops.company_id, companyId), isOneOf(sops.id, ids)));
    },
  };
}

/** The list of SOWs as its filters and sorting show it. */
export function sowExport(
  { companyId, language }: Scope,
  query: Query<typeof routes.exportSowsRoute>,
): ExportableList<ListedSow> {
  return {
    title: 'feature-development:lists.sows.title',
    columns: [
      { heading: column('name'), width: 36, cell: (row) => row.name },
      { heading: column('value_stream'), width: 30, cell: (row) => row.value_stream_name },
      { heading: column('sop'), width: 30, cell: (row) => row.sop_name },
      { heading: column('assignee'), width: 24, cell: (row) => row.assignee },
      {
        heading: column('status'),
        cell: (row, say) => say(`feature-development:statuses.${row.manual_status}`),
      },
      { heading: column('phase'), width: 8, cell: (row) => row.phase },
      {
        heading: column('stage'),
        width: 36,
        cell: ({ current_stage: stage }, say) =>
          stage === NOT_STARTED
            ? say('feature-development:forms.not_started')
            : `${stage}. ${say(`feature-development:stages.${stage}`)}`,
      },
      { heading: column('progress'), width: 12, cell: (row) => row.progress },
      { heading: column('due_date'), width: 14, cell: (row) => row.due_date },
      { heading: column('tags'), width: 24, cell: (row) => row.tags.join(', ') },
      ...times,
    ],
    findIds(tx) {
      const { filters, words } = sowList.conditionsOf(tx, query);
      const listed = tx
        .select({ id: sows.id })
        .from(companyView(sows))
        .where(and(filters, words))
        .orderBy(...sowList.orderOf(query));
      return idsInOrder(tx, listed);
    },
    async readRows(tx, ids) {
      const rows = await tx
        .select(sowColumns(language))
        .from(sows)
        .where(and(eq(sows.company_id, companyId), isOneOf(sows.id, ids)));
      return rows.map(describeSow);
    },
  };
}

const times = [
  {
    heading: column('created_at'),

    cell: (row: { created_at: string }) => new Date(row.created_at),
  },
  {
    heading: column('updated_at'),

    cell: (row: { updated_at: string }) => new Date(row.updated_at),
  },
] as const;
