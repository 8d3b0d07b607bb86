import { cpSync } from 'node:fs';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  describePostgres,
  embeddedDatabase,
  quiet,
  type TestDatabase,
} from '#tests/support/databases.ts';
import { defineJob, handleJob } from '../jobs/define-job.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { CopiedTable } from './copy-table.ts';
import { MoveRefusedError, moveDatabase } from './move-database.ts';
import { createDatabase } from './transactions.ts';

const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };
const greet = defineJob('tests.greet', z.object({ name: z.string() }));
const idle = handleJob(greet, async () => undefined);

async function open(home: TestDatabase): Promise<Pool> {
  const connection = await home.connect();
  onTestFinished(async () => {
    await connection.close();
    await home.close();
  });
  return connection.pool;
}

/** A database that was used: values of many kinds, a row that refers to a later one, a waiting job. */
async function makeUsedDatabase(): Promise<TestDatabase> {
  const home = await embeddedDatabase();
  const connection = await home.connect();
  const { pool } = connection;
  await pool.query(`
    insert into companies (name_th, name_en, code) values ('บริษัทน้ำตาล "ไทย", จำกัด\\', E'tab\\t, {brace}', 'NULL');
    insert into employees (company_id, id, first_name, last_name, first_name_th, last_name_th, manager_id)
      select 101, 2000 + n, 'N' || n, '', 'ก', '', case when n < 1200 then 2001 + n end from generate_series(1, 1200) n;
    insert into event_log (company_id, name, entity, entity_id, request_id, before, after)
      values (101, 'a.b', 'a', '1', 'r', 'null', '{"size": 12345678901234567890, "thai": "กำ", "none": null}');
    insert into stored_files (company_id, id, filename, mime_type, size_bytes, sha256, storage_key, uploaded_by)
      values (101, gen_random_uuid(), 'สัญญา.pdf', 'application/pdf', 9007199254740991, 'x', 'y', gen_random_uuid())`);
  const jobs = createJobs({ pool }, quiet);
  await jobs.start([idle], { work: false });
  await createDatabase(pool, silent).asSystem((tx) => jobs.enqueue(tx, greet, { name: 'waiting' }));
  await jobs.stop();
  await connection.close();
  return home;
}

/** All rows of our tables as text, by table. */
async function contentOf(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select row::text from "${name}" row order by row::text collate "C"`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

const references = `select conname, pg_get_constraintdef(oid) as definition, convalidated
  from pg_constraint where contype = 'f' order by conname`;

describePostgres('moving the embedded database', (engine) => {
  let used: TestDatabase;
  beforeAll(async () => {
    used = await makeUsedDatabase();
  });
  afterAll(() => used.close());

  async function usedDatabase(): Promise<Pool> {
    const home = await embeddedDatabase({ migrated: false });
    cpSync(used.settings.DATA_DIR, home.settings.DATA_DIR, { recursive: true });
    return open(home);
  }

  it('copies every row unchanged, and leaves the old database as it is', async () => {
    const from = await usedDatabase();
    const before = await contentOf(from);
    const to = await open(await engine.createDatabase({ migrated: false }));
    const reported: CopiedTable[] = [];
    await moveDatabase({ from, to, logger: quiet, report: (copied) => void reported.push(copied) });

    expect(before.employees).toHaveLength(1200);
    expect(await contentOf(to)).toEqual(before);
    expect(await contentOf(from)).toEqual(before);
    expect((await to.query(references)).rows).toEqual((await from.query(references)).rows);
    expect(reported.filter(({ table }) => table === 'employees').map(({ rows }) => rows)).toEqual([
      500, 1000, 1200,
    ]);
    const { rows } = await to.query(
      `insert into companies (name_th, name_en, code) values ('ใหม่', 'new', 'NEW') returning id`,
    );
    expect(rows).toEqual([{ id: 102 }]);
  });

  it('runs jobs on the new database that were waiting on the old one', async () => {
    const from = await usedDatabase();
    const to = await open(await engine.createDatabase());
    await moveDatabase({ from, to, logger: quiet, report: () => undefined });
    const { promise: greeted, resolve } = Promise.withResolvers<string>();
    const jobs = createJobs({ pool: to }, quiet);
    await jobs.start([handleJob(greet, async ({ name }) => resolve(name))], { work: true });
    expect(await greeted).toBe('waiting');
    await jobs.stop();
  });

  it('is refused where there are rows already, and changes none of them', async () => {
    const from = await usedDatabase();
    const to = await open(await engine.createDatabase({ migrated: false }));
    await to.query(
      `create table "Their table" (note text); insert into "Their table" values ('x')`,
    );
    const refused = moveDatabase({ from, to, logger: quiet, report: () => undefined });
    await expect(refused).rejects.toThrow(MoveRefusedError);
    await expect(refused).rejects.toThrow('there are rows in "Their table"');
    expect(await contentOf(to)).toEqual({ 'Their table': ['(x)'] });
  });

  it('is refused when the old database belongs to another version', async () => {
    const from = await usedDatabase();
    await from.query(`update drizzle.__drizzle_migrations set hash = 'older' where id = 10`);
    const to = await open(await engine.createDatabase());
    await expect(
      moveDatabase({ from, to, logger: quiet, report: () => undefined }),
    ).rejects.toThrow('Start the application on it once');
    const unused = await open(await embeddedDatabase());
    await expect(
      moveDatabase({ from: unused, to, logger: quiet, report: () => undefined }),
    ).rejects.toThrow('Start the application on it once');
  });

  it('is refused in the middle of an import, whose rows would no longer be hidden', async () => {
    const from = await usedDatabase();
    await from.query(`create policy hidden on employees as restrictive using (false)`);
    const to = await open(await engine.createDatabase({ migrated: false }));
    const refused = moveDatabase({ from, to, logger: quiet, report: () => undefined });
    await expect(refused).rejects.toThrow('in the middle of an import');
  });

  it('moves nothing when one row cannot be moved, and can be tried again', async () => {
    const from = await usedDatabase();
    const broken = `alter table sessions drop constraint sessions_user_id_users_id_fk;
      insert into sessions (id, user_id, refresh_hash, renewed_at, expires_at, user_agent, address)
      values (gen_random_uuid(), gen_random_uuid(), '', now(), now(), '', '')`;
    await from.query(broken);
    const to = await open(await engine.createDatabase());
    await expect(
      moveDatabase({ from, to, logger: quiet, report: () => undefined }),
    ).rejects.toThrow('sessions_user_id_users_id_fk');
    expect(Object.values(await contentOf(to)).flat()).toEqual([]);
    expect((await to.query(references)).rows).toContainEqual(
      expect.objectContaining({ conname: 'sessions_user_id_users_id_fk', convalidated: true }),
    );

    await from.query('delete from sessions');
    await moveDatabase({ from, to, logger: quiet, report: () => undefined });
    expect(await contentOf(to)).toEqual(await contentOf(from));
  });
});
