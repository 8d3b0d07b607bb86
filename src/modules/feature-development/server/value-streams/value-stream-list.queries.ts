import { and, sql } from 'drizzle-orm';
import type { ValueStreamSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import type { valueStreamRoutes } from '#modules/feature-development/contract/value-streams.ts';
import type { Query } from '#platform/contract/route.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import { lastDueFirst, listLevel } from '../records/list-level.ts';
import { isPlanned } from '../records/planned-filters.queries.ts';
import { inOrderOfWork } from '../records/status-columns.ts';
import { valueStreamColumns } from '../records/value-streams.queries.ts';
import { valueStreams } from '../records/value-streams.tables.ts';

/** In hundredths of a percent. */
const isUnfinished = sql`${valueStreams.progress} < 10000`;

type Chosen = Omit<Query<typeof valueStreamRoutes.list>, 'page' | 'limit' | 'count'>;

export const valueStreamList = listLevel<
  ReturnType<typeof valueStreamColumns>,
  ValueStreamSortKey,
  Chosen
>({
  table: valueStreams,
  columns: valueStreamColumns,
  orders: {
    ...ordersBy(valueStreams.id, {
      name: inThaiOrder(valueStreams.name),
      manual_status: inOrderOfWork(valueStreams.status),
      priority: sql`array_position(array['low', 'medium', 'high'], ${valueStreams.priority})`,
      progress: valueStreams.progress,
      due_date: valueStreams.due_date,
      created_at: valueStreams.created_at,
      updated_at: valueStreams.updated_at,
    }),
    '-due_date': lastDueFirst(valueStreams),
  },
  filters: ({ status, priority, owner, ...planned }) =>
    and(
      matches(valueStreams.status, status),
      matches(valueStreams.priority, priority),
      matches(valueStreams.owner_id, owner),
      isPlanned({ table: valueStreams, isOpen: isUnfinished }, planned),
    ),
});
