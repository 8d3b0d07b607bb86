import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { listMyWorkRoute, MyWorkItem } from '#modules/feature-development/contract/flow.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { isOpen } from '../records/sows.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { sows } from '../records/sows.tables.ts';
import { sowStages } from '../records/stages.tables.ts';
import { valueStreams } from '../records/value-streams.tables.ts';
import { cardColumns, isOverdue, NOBODY, streamOfSow } from './board.queries.ts';
import { currentPass, stageInWork, waitsFor, waitsForApprovalOf } from './current-stage.queries.ts';

interface Request {
  readonly query: Query<typeof listMyWorkRoute>;
  readonly today: string;
}

type Counts = Record<Request['query']['part'], number>;

/** What waits for the caller or the caller's approval, is overdue or was rolled back; the most urgent first. */
export async function listMyWork(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'employeeId' | 'language'>,
  { query, today }: Request,
): Promise<Page<MyWorkItem> & { counts: Counts }> {
  const employee = scope.employeeId ?? NOBODY;
  const open = and(eq(sows.company_id, scope.companyId), isOpen);
  const mine = and(open, waitsFor(tx, employee));
  const parts = {
    waiting: mine,
    approval: and(open, waitsForApprovalOf(tx, employee)),
    overdue: and(mine, isOverdue(today)),
    rolled_back: and(mine, gt(currentPass, 1)),
  };
  const counting = tx
    .select({
      waiting: tx.$count(sows, parts.waiting),
      approval: tx.$count(sows, parts.approval),
      overdue: tx.$count(sows, parts.overdue),
      rolled_back: tx.$count(sows, parts.rolled_back),
    })
    .from(sql`(select 1) as once`);
  const { offset, limit } = pageWindow(query);
  const reading = tx
    .select({ ...cardColumns(scope, today), rollback_reason: rollbackReason })
    .from(sows)
    .innerJoin(sops, and(eq(sops.company_id, sows.company_id), eq(sops.id, sows.sop_id)))
    .innerJoin(valueStreams, streamOfSow)
    .where(parts[query.part])
    .orderBy(sql`${sows.due_date} nulls last`, asc(sows.stands_since), asc(sows.id))
    .limit(limit)
    .offset(offset);
  const [[counts = { waiting: 0, approval: 0, overdue: 0, rolled_back: 0 }], data] =
    await Promise.all([counting, reading]);
  return {
    data,
    total: counts[query.part],
    page: query.page,
    page_size: query.page_size,
    counts,
  };
}

/** The reason of the last rollback that included the current stage; it may be stored with an earlier stage. */
const rollbackReason = sql<string | null>`(
  select ${sowStages.rollback_reason} from ${sowStages}
  where ${sowStages.company_id} = ${sows.company_id} and ${sowStages.sow_id} = ${sows.id}
    and ${sowStages.rollback_reason} is not null
    and ${sowStages.stage_number} <= ${stageInWork}
  order by ${sowStages.rolled_back_at} desc limit 1
)`;
