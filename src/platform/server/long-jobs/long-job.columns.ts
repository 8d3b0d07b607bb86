import { boolean, integer, uuid, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Columns of a company's table whose rows are long-running jobs, besides `companyOwned()` and `status`. */
export function longJobColumns() {
  return {
    cancel_requested: boolean().notNull().default(false),
    /** New for each worker that claims the job; one with an older token can no longer write about it. */
    run_token: uuid(),
    /** How often a worker has claimed it. */
    attempts: integer().notNull().default(0),
    /** How often it failed internally; the death of a worker does not count. */
    failures: integer().notNull().default(0),
    finished_at: instant(),
  };
}

/** What a job that is started again resets of its earlier run. */
export const freshRun = {
  cancel_requested: false,
  attempts: 0,
  failures: 0,
  finished_at: null,
} as const;

type ColumnName =
  | 'company_id'
  | 'id'
  | 'status'
  | 'cancel_requested'
  | 'run_token'
  | 'attempts'
  | 'failures'
  | 'finished_at';

/** A table whose rows are long-running jobs. */
export type LongJobTable = PgTable & Readonly<Record<ColumnName, PgColumn>>;
