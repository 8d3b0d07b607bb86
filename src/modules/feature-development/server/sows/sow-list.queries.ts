import { and, inArray, or, type SQL } from 'drizzle-orm';
import { profilesNamed } from '#modules/agent-profiles/server/public.ts';
import { employeesNamed } from '#modules/directory/server/public.ts';
import type { SowSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import type { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import {
  NOT_STARTED,
  phaseAt,
  stagesInOrder,
} from '#modules/feature-development/contract/stage-order.ts';
import { type Phase } from '#modules/feature-development/contract/phases.ts';
import type { Query } from '#platform/contract/route.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import { lastDueFirst, listLevel } from '../records/list-level.ts';
import { isAssignedTo, isPlanned } from '../records/planned-filters.queries.ts';
import { inOrderOfWork } from '../records/status-columns.ts';
import { isOpen, sowColumns } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { isBelow } from '../records/value-stream-filters.queries.ts';

type Chosen = Omit<Query<typeof sowRoutes.list>, 'page' | 'limit' | 'count'>;

export const sowList = listLevel<ReturnType<typeof sowColumns>, SowSortKey, Chosen>({
  table: sows,
  columns: sowColumns,
  orders: {
    ...ordersBy(sows.id, {
      name: inThaiOrder(sows.name),
      manual_status: inOrderOfWork(sows.status),
      current_stage: sows.current_stage,
      progress: sows.current_stage,
      due_date: sows.due_date,
      created_at: sows.created_at,
      updated_at: sows.updated_at,
    }),
    '-due_date': lastDueFirst(sows),
  },
  filters: ({ assignee_search: name, phase, ...query }, tx) =>
    and(
      matches(sows.sop_id, query.sop_id),
      matches(sows.value_stream_id, query.value_stream_id),
      matches(sows.status, query.status),
      phase === undefined ? undefined : isInPhase(phase),
      name === ''
        ? undefined
        : or(
            inArray(sows.assignee_id, employeesNamed(tx, name)),
            inArray(sows.agent_profile_id, profilesNamed(tx, name)),
          ),
      matches(sows.agent_profile_id, query.agent_profile_id),
      isAssignedTo(query.assignee),
      isPlanned({ table: sows, isOpen }, query),
      isBelow(tx, sows, query),
    ),
});

/** A few numbers, so that an index serves them. */
function isInPhase(phase: Phase): SQL {
  const places = [NOT_STARTED, ...stagesInOrder].filter((current) => phaseAt(current) === phase);
  return inArray(sows.current_stage, places);
}
