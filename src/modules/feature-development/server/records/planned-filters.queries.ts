import { and, arrayContains, between, eq, gte, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  UNASSIGNED,
  type DueFilter,
} from '#modules/feature-development/contract/record-statuses.ts';
import { sows } from './sows.tables.ts';

interface Planned {
  readonly table: { readonly due_date: PgColumn; readonly tags: PgColumn };
  /** Whether something is left to do. */
  readonly isOpen: SQL;
}

interface Wanted {
  readonly due?: DueFilter | undefined;
  readonly due_from?: string | undefined;
  readonly due_until?: string | undefined;
  readonly tag?: string | undefined;
}

/** Bangkok's calendar is that of the company. */
const today = sql`(now() at time zone 'Asia/Bangkok')::date`;
/** Weeks begin on Monday. */
const monday = sql`date_trunc('week', ${today})::date`;

/** What filters by due date and tag let through; each is a comparison that an index serves. */
export function isPlanned({ table, isOpen }: Planned, wanted: Wanted): SQL | undefined {
  const { due_date, tags } = table;
  const { due_from, due_until, tag } = wanted;
  const due: Record<DueFilter, SQL | undefined> = {
    overdue: and(lt(due_date, today), isOpen),
    this_week: between(due_date, monday, sql`${monday} + 6`),
    none: isNull(due_date),
  };
  return and(
    wanted.due && due[wanted.due],
    due_from === undefined ? undefined : gte(due_date, due_from),
    due_until === undefined ? undefined : lte(due_date, due_until),
    tag === undefined ? undefined : arrayContains(tags, [tag]),
  );
}

/** SOWs of one assignee, or of nobody: neither a person nor an agent. */
export function isAssignedTo(assignee: typeof UNASSIGNED | number | undefined): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === UNASSIGNED
    ? and(isNull(sows.assignee_id), isNull(sows.agent_profile_id))
    : eq(sows.assignee_id, assignee);
}
