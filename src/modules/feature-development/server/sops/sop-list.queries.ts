import { and } from 'drizzle-orm';
import type { sopRoutes } from '#modules/feature-development/contract/sops.ts';
import type { SopSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import type { Query } from '#platform/contract/route.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import { listLevel } from '../records/list-level.ts';
import { inOrderOfWork } from '../records/status-columns.ts';
import { sopColumns } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { isBelow } from '../records/value-stream-filters.queries.ts';

type Chosen = Omit<Query<typeof sopRoutes.list>, 'page' | 'limit' | 'count'>;

export const sopList = listLevel<ReturnType<typeof sopColumns>, SopSortKey, Chosen>({
  table: sops,
  columns: sopColumns,
  orders: ordersBy(sops.id, {
    name: inThaiOrder(sops.name),
    manual_status: inOrderOfWork(sops.status),
    progress: sops.progress,
    sow_count: sops.sow_count,
    created_at: sops.created_at,
    updated_at: sops.updated_at,
  }),
  filters: (query, tx) =>
    and(
      matches(sops.value_stream_id, query.value_stream_id),
      matches(sops.status, query.status),
      isBelow(tx, sops, query),
    ),
});
