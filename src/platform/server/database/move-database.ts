import type { Pool, PoolClient } from 'pg';
import { createJobs } from '../jobs/jobs.ts';
import type { Logger } from '../logger.ts';
import { copyTable, type CopiedTable } from './copy-table.ts';
import { migrate } from './migrate.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** The one database cannot be moved into the other. */
export class MoveRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MoveRefusedError';
  }
}

interface Move {
  readonly from: Pool;
  readonly to: Pool;
  readonly logger: Logger;
  /** Called after each batch with how much of a table has been copied. */
  readonly report: (copied: CopiedTable) => void;
}

/**
 * Copies a whole database, waiting jobs included, into an empty one. Either all rows arrive, in one
 * transaction, or none; the source is only read.
 */
export async function moveDatabase({ from, to, logger, report }: Move): Promise<void> {
  await refuseFilled(to);
  await migrate(to);
  const jobs = createJobs({ pool: to }, logger);
  await jobs.start([], { work: false });
  await jobs.stop();
  const source = await from.connect();
  try {
    await source.query('begin isolation level repeatable read read only');
    // A process that starts on the new database meanwhile waits until everything is there.
    await oneAtATime(to, async (target) => {
      // A failure closes the connection, and with it the transaction.
      await target.query('begin');
      await refuseOtherVersion(source, target);
      await refuseHiddenRows(source);
      const putBack = await takeOffReferences(target);
      for (const table of await tablesOf(source))
        await copyTable({ source, target, table, report });
      await putBack();
      await setSequences(source, target);
      await target.query('commit');
    });
  } finally {
    await source.query('rollback');
    source.release();
  }
}

async function refuseFilled(pool: Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select from ${name} limit 1`);
    if (rowCount === 0) continue;
    throw new MoveRefusedError(
      `The database to move to is not empty: there are rows in ${name}. Give an empty one.`,
    );
  }
}

const VERSION = `
  select (select string_agg(hash, ',' order by id) from drizzle.__drizzle_migrations) as migrations,
    (select version from pgboss.version) as jobs`;

async function refuseOtherVersion(source: PoolClient, target: PoolClient): Promise<void> {
  const { rows: started } = await source.query(
    `select where to_regclass('drizzle.__drizzle_migrations') is not null
       and to_regclass('pgboss.version') is not null`,
  );
  const versions = [
    started.length > 0 ? (await source.query(VERSION)).rows : [],
    (await target.query(VERSION)).rows,
  ].map((rows) => JSON.stringify(rows));
  if (versions[0] === versions[1]) return;
  throw new MoveRefusedError(
    'The database to move from was left by another version. Start the application on it once, stop it, and move again.',
  );
}

/** Rows hidden by `hidden-rows.ts` would be visible to everybody on the other side. */
async function refuseHiddenRows(source: PoolClient): Promise<void> {
  const { rowCount } = await source.query(
    `select from pg_policies where permissive <> 'PERMISSIVE'`,
  );
  if (rowCount === 0) return;
  throw new MoveRefusedError(
    'The database to move from is in the middle of an import. Start the application on it until the import has ended, stop it, and move again.',
  );
}

/** Tables refer to each other, some to themselves; restoring the foreign keys checks all rows at the end. */
async function takeOffReferences(target: PoolClient): Promise<() => Promise<void>> {
  const { rows: references } = await target.query<Record<'of' | 'name' | 'definition', string>>(
    `select conrelid::regclass::text as of, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  for (const { of, name } of references) {
    await target.query(`alter table ${of} drop constraint ${name}`);
  }
  return async () => {
    for (const { of, name, definition } of references) {
      await target.query(`alter table ${of} add constraint ${name} ${definition}`);
    }
  };
}

/** All of our tables, and those of the job queue except its internal ones. */
async function tablesOf(source: PoolClient): Promise<string[]> {
  const { rows } = await source.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and (relnamespace = 'public'::regnamespace
       or relnamespace = 'pgboss'::regnamespace
         and relname in ('queue', 'schedule', 'subscription', 'job_common', 'job_dependency'))
     order by relnamespace = 'pgboss'::regnamespace, relname`,
  );
  return rows.map(({ name }) => name);
}

async function setSequences(source: PoolClient, target: PoolClient): Promise<void> {
  const { rows } = await source.query<{ name: string; value: number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, value } of rows) await target.query('select setval($1, $2)', [name, value]);
}
