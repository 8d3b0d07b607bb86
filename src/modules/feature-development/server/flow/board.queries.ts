import { and, asc, eq, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  CARDS_OF_A_COLUMN,
  DELIVERED,
  type BoardColumn,
  type getBoardRoute,
} from '#modules/feature-development/contract/flow.ts';
import {
  NOT_STARTED,
  nextStage,
  phaseOf,
  stagesInOrder,
} from '#modules/feature-development/contract/stage-order.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { byStage } from '../records/by-stage.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { sows } from '../records/sows.tables.ts';
import { valueStreams } from '../records/value-streams.tables.ts';
import { currentPass, isOpen, waitsFor, workerNames } from './current-stage.queries.ts';

type BoardQuery = Query<typeof getBoardRoute>;

/** All columns of a board with their counts, and the first cards of each. */
export async function readBoard(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'employeeId' | 'language'>,
  { query, today }: { query: BoardQuery; today: string },
): Promise<BoardColumn[]> {
  const columnAt = (current: number) => columnOf(query.group, current);
  const column = byStage('text', columnAt);
  const since = sql`extract(epoch from ${sows.stands_since})`;
  // What was delivered last comes first.
  const order = sql`case when ${isOpen} then ${since} else - ${since} end, ${sows.id}`;
  const ranked = tx
    .select({
      id: sows.id,
      column: column.as('board_column'),
      count: sql<number>`count(*) over (partition by ${column})::int`.as('column_count'),
      place: sql<number>`row_number() over (partition by ${column} order by ${order})`.as('place'),
    })
    .from(sows)
    .where(and(eq(sows.company_id, scope.companyId), conditionsOf(tx, scope, query)))
    .as('ranked');
  const shown = or(
    lte(ranked.place, CARDS_OF_A_COLUMN),
    and(eq(ranked.column, query.column ?? ''), lte(ranked.place, query.shown)),
  );
  const rows = await tx
    .select({ column: ranked.column, count: ranked.count, ...cardColumns(scope, today) })
    .from(ranked)
    .innerJoin(sows, and(eq(sows.company_id, scope.companyId), eq(sows.id, ranked.id)))
    .innerJoin(sops, and(eq(sops.company_id, sows.company_id), eq(sops.id, sows.sop_id)))
    .innerJoin(valueStreams, streamOfSow)
    .where(shown)
    .orderBy(asc(ranked.place));
  const keys = new Set([NOT_STARTED, ...stagesInOrder].map(columnAt));
  return [...keys].map((key) => {
    const inColumn = rows.filter((row) => row.column === key);
    return { key, count: inColumn[0]?.count ?? 0, cards: inColumn };
  });
}

export const streamOfSow = and(
  eq(valueStreams.company_id, sows.company_id),
  eq(valueStreams.id, sows.value_stream_id),
);

/** The column of a SOW that has completed so many stages. */
function columnOf(group: BoardQuery['group'], done: number): string {
  const next = nextStage(done);
  if (next === null) return DELIVERED;
  return group === 'stage' ? String(next) : phaseOf(next);
}

function conditionsOf(
  tx: Transaction,
  { employeeId }: Pick<Scope, 'employeeId'>,
  { value_stream_id, sop_id, search, mine }: BoardQuery,
): SQL | undefined {
  return and(
    value_stream_id === undefined ? undefined : eq(sows.value_stream_id, value_stream_id),
    sop_id === undefined ? undefined : eq(sows.sop_id, sop_id),
    mine === undefined ? undefined : waitsFor(tx, employeeId ?? NOBODY),
    matchesSearch(sows.search_text, search),
  );
}

/** In place of the id of a user who is not an employee; those of employees are positive. */
export const NOBODY = 0;

/** What a card shows of a SOW, for a statement that joins its SOP and value stream. */
export function cardColumns({ language }: Pick<Scope, 'language'>, today: string) {
  return {
    id: sows.id,
    name: sows.name,
    sop: { id: sops.id, name: sops.name },
    value_stream: { id: valueStreams.id, name: valueStreams.name },
    current_stage: sows.current_stage,
    version: sows.version,
    since: sows.stands_since,
    started_at: sows.stage_started_at,
    pass: currentPass,
    assignees: workerNames(language),
    due_date: sows.due_date,
    overdue: sql<boolean>`coalesce(${isOverdue(today)}, false)`,
  };
}

export function isOverdue(today: string): SQL | undefined {
  return and(isOpen, lt(sows.due_date, today));
}
