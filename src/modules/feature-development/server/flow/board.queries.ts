import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { agentProfileName } from '#modules/agent-profiles/server/public.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import {
  CARDS_OF_A_COLUMN,
  DELIVERED,
  type BoardColumn,
  type getBoardRoute,
} from '#modules/feature-development/contract/flow.ts';
import {
  lastStage,
  NOT_STARTED,
  nextStage,
  phaseAt,
  STAGE_COUNT,
  stagesInOrder,
} from '#modules/feature-development/contract/stage-order.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView, inPlaceOf } from '#platform/server/database/company-view.ts';
import { matches } from '#platform/server/database/matches.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { openBlockers } from '../records/open-blockers.queries.ts';
import { isAssignedTo, isPlanned } from '../records/planned-filters.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { isOpen } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { isBelow } from '../records/value-stream-filters.queries.ts';
import { valueStreams } from '../records/value-streams.tables.ts';
import { currentPass, waitsFor, workerNames } from './current-stage.queries.ts';

type BoardQuery = Query<typeof getBoardRoute>;

/** All columns of a board with their counts, and the first cards of each. */
export async function readBoard(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'employeeId' | 'language'>,
  { query, today }: { query: BoardQuery; today: string },
): Promise<BoardColumn[]> {
  const keyAt = (current: number) => columnOf(query.group, current);
  const mostOf = (column: string) =>
    column === query.column ? Math.max(query.shown, CARDS_OF_A_COLUMN) : CARDS_OF_A_COLUMN;
  const most = Array.from({ length: STAGE_COUNT + 1 }, (_, current) => mostOf(keyAt(current)));
  const first = await findFirst(tx, scope, { query, most });
  const keys = new Set([NOT_STARTED, ...stagesInOrder].map(keyAt));
  const board = [...keys].map((key) => {
    const inColumn = first.filter(({ current_stage }) => keyAt(current_stage) === key);
    const counts = new Map(inColumn.map(({ current_stage, count }) => [current_stage, count]));
    const count = [...counts.values()].reduce((sum, more) => sum + more, 0);
    return { key, count, ids: inColumn.slice(0, mostOf(key)).map(({ id }) => id) };
  });
  const ids = board.flatMap((column) => column.ids);
  const rows = await tx
    .select(cardColumns(scope, today))
    .from(sows)
    .innerJoin(sops, and(eq(sops.company_id, sows.company_id), eq(sops.id, sows.sop_id)))
    .innerJoin(valueStreams, streamOfSow)
    .where(and(eq(sows.company_id, scope.companyId), isOneOf(sows.id, ids)));
  const cards = new Map(rows.map((row) => [row.id, row]));
  return board.map(({ ids: shown, ...column }) => ({
    ...column,
    cards: shown.flatMap((id) => cards.get(id) ?? []),
  }));
}

const NARROWING = [
  'mine',
  'status',
  'assignee',
  'owner',
  'due',
  'due_from',
  'due_until',
  'tag',
] as const;

/** Those that come first of each stage, in order, and how many the stage has. */
function findFirst(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'employeeId'>,
  { query, most }: { query: BoardQuery; most: readonly number[] },
) {
  const conditions = conditionsOf(tx, scope, query);
  // An index finds those of a stage; other conditions should be checked only once.
  const isNarrowed = NARROWING.some((filter) => query[filter] !== undefined) || query.search !== '';
  const chosen = tx
    .select({ id: sows.id, current_stage: sows.current_stage, stands_since: sows.stands_since })
    // Through the view an index also answers what people search for and their tags.
    .from(companyView(sows))
    .where(conditions);
  // What was delivered last comes first.
  const order = sql`case when counts.current_stage < ${lastStage} then stands_since end, stands_since desc, id`;
  return tx
    .select({ id: sows.id, current_stage: sows.current_stage, count: sql<number>`count` })
    .from(
      inPlaceOf(
        sows,
        sql`
          with chosen as ${isNarrowed ? sql`` : sql`not`} materialized (${chosen}),
          counts as (select current_stage, count(*)::int as count from chosen group by current_stage)
          select first.id, counts.current_stage, counts.count
          from counts cross join lateral (
            select id, stands_since from chosen where chosen.current_stage = counts.current_stage
            order by ${order} limit (${sql.param(most)}::int[])[counts.current_stage + 1]
          ) first
          order by ${order}`,
      ),
    );
}

export const streamOfSow = and(
  eq(valueStreams.company_id, sows.company_id),
  eq(valueStreams.id, sows.value_stream_id),
);

function columnOf(group: BoardQuery['group'], done: number): string {
  const next = nextStage(done);
  if (next === null) return DELIVERED;
  return group === 'stage' ? String(next) : phaseAt(done);
}

function conditionsOf(
  tx: Transaction,
  { employeeId }: Pick<Scope, 'employeeId'>,
  { value_stream_id, sop_id, search, mine, ...query }: BoardQuery,
): SQL | undefined {
  return and(
    matches(sows.value_stream_id, value_stream_id),
    matches(sows.sop_id, sop_id),
    mine === undefined ? undefined : waitsFor(tx, employeeId ?? NOBODY),
    matches(sows.status, query.status),
    isAssignedTo(query.assignee),
    isPlanned({ table: sows, isOpen }, query),
    isBelow(tx, sows, query),
    matchesSearch(sows.search_text, search),
  );
}

/** In place of the id of a user who is not an employee; those of employees are positive. */
export const NOBODY = 0;

/** What a card shows of a SOW, for a statement that joins its SOP and value stream. */
export function cardColumns({ language }: Pick<Scope, 'language'>, today: string) {
  return {
    id: sows.id,
    open_blockers: openBlockers,
    name: sows.name,
    sop: { id: sops.id, name: sops.name },
    value_stream: { id: valueStreams.id, name: valueStreams.name },
    current_stage: sows.current_stage,
    version: sows.version,
    since: sows.stands_since,
    started_at: sows.stage_started_at,
    pass: currentPass,
    assignees: workerNames(language),
    assignee_id: sows.assignee_id,
    assignee: employeeName({ companyId: sows.company_id, id: sows.assignee_id, language }),
    agent_profile_id: sows.agent_profile_id,
    agent_profile: agentProfileName({ companyId: sows.company_id, id: sows.agent_profile_id }),
    tags: sows.tags,
    due_date: sows.due_date,
    overdue: sql<boolean>`coalesce(${isOverdue(today)}, false)`,
  };
}

export function isOverdue(today: string): SQL | undefined {
  return and(isOpen, lt(sows.due_date, today));
}
