import {
  and,
  eq,
  getTableColumns,
  inArray,
  sql,
  type InferSelectModel,
  type SQL,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { errors } from '#platform/contract/errors.ts';
import type { StreamMessage } from '#platform/contract/events.ts';
import type { Scope } from '../access/scope.ts';
import type { Database, Transaction } from '../database/transactions.ts';
import { recordEvent, type Actor } from '../events/record-event.ts';
import { newId } from '../ids.ts';
import type { LongJobTable } from './long-job.columns.ts';
import { RunCancelledError, RunLostError } from './run-errors.ts';

interface Definition<Table extends LongJobTable> {
  readonly table: Table;
  /** Kind of record, as events and progress call it. */
  readonly entity: string;
  /** Statuses in which a worker works on the job. */
  readonly running: readonly string[];
  /** Columns that open screens get while it runs. */
  readonly progress: readonly (keyof InferSelectModel<Table> & string)[];
  /** The event that records a request to cancel. */
  readonly cancelEvent: string;
  /** The event of deleting the record that jobs belong to, and the column with its id, where they belong to one. */
  readonly belongsTo?: {
    readonly deletedEvent: string;
    readonly column: keyof InferSelectModel<Table> & string;
  };
}

export interface JobKey {
  readonly companyId: number;
  readonly id: string;
}

/** A job as its worker has claimed it. */
export interface Run {
  readonly company_id: number;
  readonly id: string;
  readonly status: string;
  readonly run_token: string | null;
}

interface Step<Changes> {
  readonly values: Changes;
  /** Whether open screens are notified; they need not see every step. */
  readonly announce: boolean;
  /** Writes what else belongs to the step, in the same transaction. */
  readonly also?: (tx: Transaction) => Promise<void>;
  /** The same where it takes long: the row of the job is not locked yet, so a request to cancel has not to wait. */
  readonly before?: (tx: Transaction) => Promise<void>;
  /** Undoes the step where it aborts before the end. */
  readonly signal?: AbortSignal;
}

interface Ending<Row, Changes> {
  /** On whose behalf it ran. */
  readonly actor: Actor;
  readonly values: Changes;
  readonly event: string;
  /** Writes what else belongs to the end, and returns the data of the event. */
  readonly also: (ended: Row) => Promise<unknown>;
}

/**
 * Long-running work with its progress and its end in a row of a table. A worker claims the row with a
 * token of its own, which each of its later writes must still find there: if the process only seemed
 * dead and another worker has taken over, they fail with `RunLostError`, which also rolls back everything
 * else their transactions wrote.
 */
export function defineLongJob<Table extends LongJobTable>({
  table,
  entity,
  running,
  progress,
  cancelEvent,
  belongsTo,
}: Definition<Table>) {
  type Row = InferSelectModel<Table>;
  type Changes = Partial<{ [Name in keyof Row]: Row[Name] | SQL }>;
  const anyTable: PgTable = table;
  const columns = getTableColumns(anyTable);
  const shown = Object.fromEntries(progress.map((name) => [name, columns[name]]));

  const isJob = ({ companyId, id }: JobKey) =>
    and(eq(table.company_id, companyId), eq(table.id, id));
  const isOwn = ({ company_id, id, status, run_token }: Run) =>
    and(
      isJob({ companyId: company_id, id }),
      eq(table.status, status),
      sql`${table.run_token} = ${run_token}`,
    );

  async function update(
    tx: Transaction,
    where: SQL | undefined,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Row | undefined> {
    return rowOf(await tx.update(anyTable).set(values).where(where).returning());
  }

  function rowOf([row]: readonly unknown[]): Row | undefined {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has all columns of `table`
    return row as Row | undefined;
  }

  /** The progress of a job, as open screens get it. */
  function progressOf(id: string, row: Readonly<Record<string, unknown>>): StreamMessage {
    const figures = Object.fromEntries(progress.map((name) => [name, row[name]]));
    return { type: 'progress', entity, entity_id: id, progress: figures };
  }

  return {
    progressOf,

    /** The job, locked until the transaction ends. */
    async lock(tx: Transaction, { companyId }: Pick<Scope, 'companyId'>, id: string): Promise<Row> {
      const where = isJob({ companyId, id });
      const row = rowOf(await tx.select().from(anyTable).where(where).for('update'));
      if (row === undefined) throw errors.not_found();
      return row;
    },

    /** Makes the caller the only one who may write about the job; undefined where it does not run. */
    claim(tx: Transaction, key: JobKey): Promise<Row | undefined> {
      const values = { run_token: newId(), attempts: sql`${table.attempts} + 1` };
      return update(tx, and(isJob(key), inArray(table.status, [...running])), values);
    },

    /**
     * Writes the progress of a run, in its own transaction. Throws `RunLostError`, or `RunCancelledError`
     * where the job was cancelled; in that case the step is saved.
     */
    async advance(
      database: Database,
      run: Run,
      { values, announce, also, before, signal }: Step<Changes>,
    ): Promise<void> {
      const write = async (tx: Transaction) => {
        await before?.(tx);
        const [row] = await tx
          .update(anyTable)
          .set(values)
          .where(isOwn(run))
          .returning({ ...shown, isCancelled: table.cancel_requested });
        if (row === undefined) throw new RunLostError();
        await also?.(tx);
        if (announce) tx.announce(progressOf(run.id, row));
        return row['isCancelled'] === true;
      };
      const of = { companyId: run.company_id };
      const isCancelled = await database.inCompany(of, write, signal && { signal });
      if (isCancelled) throw new RunCancelledError();
    },

    /** Counts an internal failure; returns how many there were, or undefined where the run is lost. */
    async countFailure(database: Database, run: Run): Promise<number | undefined> {
      return database.inCompany({ companyId: run.company_id }, async (tx) => {
        const [row] = await tx
          .update(anyTable)
          .set({ failures: sql`${table.failures} + 1` })
          .where(isOwn(run))
          .returning({ failures: table.failures });
        return row === undefined ? undefined : Number(row.failures);
      });
    },

    /** Ends a run, with its event. Throws `RunLostError`. */
    async finish(
      tx: Transaction,
      run: Run,
      { actor, values, event, also }: Ending<Row, Changes>,
    ): Promise<void> {
      // Not `now()`, the start of the transaction, which may have been a quarter of an hour ago.
      const ending = { finished_at: sql`clock_timestamp()`, ...values };
      const ended = await update(tx, isOwn(run), ending);
      if (ended === undefined) throw new RunLostError();
      const after = await also(ended);
      await recordEvent(tx, actor, { name: event, entity, entityId: run.id, after });
    },

    /** Asks the worker of a job to stop; it notices immediately, or with its next write. */
    async requestCancel(
      tx: Transaction,
      scope: Scope,
      { id, values, after }: { id: string; values?: Changes; after: unknown },
    ): Promise<Row> {
      const row = await update(tx, isJob({ ...scope, id }), { cancel_requested: true, ...values });
      if (row === undefined) throw errors.not_found();
      await recordEvent(tx, scope, { name: cancelEvent, entity, entityId: id, after });
      return row;
    },

    /** Whether a message of the stream reports a request to cancel the job, in this run or an earlier one. */
    isCancelledBy(message: StreamMessage, id: string): boolean {
      return (
        message.type === 'changed' && message.event === cancelEvent && message.entity_id === id
      );
    },

    /** Whether a message of the stream reports that the record it works for was deleted. */
    isOrphanedBy(message: StreamMessage, row: Row | undefined): boolean {
      return (
        message.type === 'changed' &&
        belongsTo !== undefined &&
        message.event === belongsTo.deletedEvent &&
        message.entity_id === row?.[belongsTo.column]
      );
    },

    /** Whether a run must stop, where messages may have been missed. */
    async isStopped(database: Database, run: Run): Promise<boolean> {
      const { company_id: companyId } = run;
      return database.inCompany(
        { companyId },
        async (tx) => {
          const wanted = and(isOwn(run), eq(table.cancel_requested, false));
          return (await tx.select({ id: table.id }).from(anyTable).where(wanted)).length === 0;
        },
        { readOnly: true },
      );
    },
  };
}

/** A long-running job of a module. */
export interface LongJob<Row extends Run> {
  claim(tx: Transaction, key: JobKey): Promise<Row | undefined>;
  countFailure(database: Database, run: Run): Promise<number | undefined>;
  isCancelledBy(message: StreamMessage, id: string): boolean;
  isOrphanedBy(message: StreamMessage, row: Row | undefined): boolean;
  isStopped(database: Database, run: Run): Promise<boolean>;
}
