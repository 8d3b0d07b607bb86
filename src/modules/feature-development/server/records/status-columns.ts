import { sql, type SQL } from 'drizzle-orm';
import { text, type PgColumn } from 'drizzle-orm/pg-core';
import {
  statusesInOrder,
  type WorkStatus,
} from '#modules/feature-development/contract/record-statuses.ts';

interface Statuses<Status extends WorkStatus> {
  readonly statuses: readonly [Status, ...Status[]];
  /** The names of `statusNames`, in quotes: a generated column takes no parameters. */
  readonly names: Readonly<Record<'not_started' | 'in_progress' | 'done', SQL>>;
  /** How much of the work there is, is begun and is done, over columns of the table. */
  readonly all: SQL;
  readonly begun: SQL;
  readonly done: SQL;
}

/**
 * The status of a record. The rule is here and nowhere else: all is done, something is begun, or nothing
 * is; and a status set by hand stands over it. The database computes both, so that lists, filters,
 * exports and counts read one column.
 */
export function statusColumns<const Status extends WorkStatus>(record: Statuses<Status>) {
  const { names, all, begun, done } = record;
  const statuses = [...record.statuses] as const;
  const work = sql`case when ${all} > 0 and ${done} >= ${all} then ${names.done} when ${begun} > 0 then ${names.in_progress} else ${names.not_started} end`;
  return {
    /** Set by hand, with its reason; null while the status follows the work. */
    manual_status: text({ enum: statuses }),
    status_reason: text().notNull().default(''),
    work_status: text({ enum: statuses }).notNull().generatedAlwaysAs(work),
    status: text({ enum: statuses })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(manual_status, ${work})`),
  };
}

/** Statuses in the order of the work, not of the alphabet. */
export function inOrderOfWork(status: PgColumn): SQL {
  return sql`array_position(${sql.param([...statusesInOrder])}::text[], ${status})`;
}
