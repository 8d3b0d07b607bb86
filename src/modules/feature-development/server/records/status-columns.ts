import { sql, type SQL } from 'drizzle-orm';
import { text, type PgColumn } from 'drizzle-orm/pg-core';
import {
  statusesInOrder,
  statusNames,
  type WorkStatus,
} from '#modules/feature-development/contract/record-statuses.ts';

interface Statuses<Status extends WorkStatus> {
  readonly kind: keyof typeof statusNames;
  readonly statuses: readonly [Status, ...Status[]];
  /** How much of the work there is, is begun and is done, as SQL over columns of the table. */
  readonly all: string;
  readonly begun: string;
  readonly done: string;
}

/**
 * The status of a record. The rule is here and nowhere else: all is done, something is begun, or nothing
 * is; and a status set by hand stands over it. The database computes both, so that lists, filters,
 * exports and counts read one column.
 */
export function statusColumns<const Status extends WorkStatus>(record: Statuses<Status>) {
  const { kind, all, begun, done } = record;
  const statuses = [...record.statuses] as const;
  const names = statusNames[kind];
  const work = `case when ${all} > 0 and ${done} >= ${all} then '${names.done}' when ${begun} > 0 then '${names.in_progress}' else '${names.not_started}' end`;
  return {
    /** Set by hand, with its reason; null while the status follows the work. */
    manual_status: text({ enum: statuses }),
    status_reason: text().notNull().default(''),
    work_status: text({ enum: statuses }).notNull().generatedAlwaysAs(written(work)),
    status: text({ enum: statuses })
      .notNull()
      .generatedAlwaysAs(written(`coalesce(manual_status, ${work})`)),
  };
}

/** Statuses in the order of the work, not of the alphabet. */
export function inOrderOfWork(status: PgColumn): SQL {
  return sql`array_position(${sql.param([...statusesInOrder])}::text[], ${status})`;
}

function written(constant: string): SQL {
  // oxlint-disable-next-line house/capabilities -- made of constants of this module; a generated column takes no parameters
  return sql.raw(constant);
}
