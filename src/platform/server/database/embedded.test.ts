import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase, quiet } from '#tests/support/databases.ts';
import { runProgram, type Program } from '#tests/support/run-program.ts';
import { copyTemplateDatabase } from '#tests/support/template-database.ts';
import { connect } from './connection.ts';
import { DirectoryInUseError } from './directory-lock.ts';

async function newDirectory(): Promise<string> {
  const directory = await copyTemplateDatabase();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

const programs = new URL('../../../../tests/support/programs/', import.meta.url);

function writeRows(directory: string, settings: Record<string, string> = {}): Program {
  return runProgram('write-rows.ts', {
    environment: { DATA_DIR: directory, ...settings },
    nodeArguments: ['--import', new URL('count-fsync.mjs', programs).href],
  });
}

describe('the embedded database', () => {
  it('forces every commit to the disk before it is confirmed', async () => {
    const directory = await newDirectory();
    const log = join(directory, 'fsync.log');
    const program = writeRows(directory, { FSYNC_LOG: log });
    await program.line('committed 40');
    await program.kill();
    const marks = await readFile(log, 'utf8');
    expect(marks).toContain('.c.');
    expect(marks).not.toContain('cc');
  });

  it('keeps every row whose commit was confirmed, however it is killed', async () => {
    const directory = await newDirectory();
    const environment = { FSYNC_LOG: join(directory, 'fsync.log') };
    let promised = 0;
    for (const after of [1, 120]) {
      const program = writeRows(directory, environment);
      await program.line(`committed ${after}`);
      await program.kill();
      promised = Math.max(promised, Number(program.lines.at(-1)?.replace('committed ', '')));
    }
    const connection = await connect({ DATABASE_URL: undefined, DATA_DIR: directory }, quiet);
    const { rows } = await connection.pool.query<{ count: number; max: number }>(
      'select count(*), max(number) from numbers',
    );
    const [numbers] = rows;
    await connection.close();
    expect(promised).toBeGreaterThanOrEqual(120);
    // One more may have been committed when the process died before confirming it.
    expect([promised, promised + 1]).toContain(numbers?.max);
    expect(numbers?.count).toBe(numbers?.max);
  });

  it('is refused to a second process while the first one runs, and available after that was killed', async () => {
    const directory = await newDirectory();
    const environment = { FSYNC_LOG: join(directory, 'fsync.log') };
    const first = writeRows(directory, environment);
    await first.line('started');
    const second = writeRows(directory, environment);
    expect(await second.line('refused')).toContain(`${directory}/database is in use by another`);
    await expect(connect({ DATABASE_URL: undefined, DATA_DIR: directory }, quiet)).rejects.toThrow(
      DirectoryInUseError,
    );
    await first.kill();

    const rivals = Array.from({ length: 4 }, () => writeRows(directory, environment));
    const outcomes = await Promise.all(
      rivals.map((rival) =>
        Promise.race([
          rival.line('refused').then(() => false),
          rival.line('started').then(() => true),
        ]),
      ),
    );
    expect(outcomes.filter((won) => won)).toHaveLength(1);
    await Promise.all(rivals.map((rival) => rival.kill()));
  });

  it('is free again once it has been closed', async () => {
    const directory = await newDirectory();
    for (let round = 0; round < 2; round += 1) {
      const connection = await connect({ DATABASE_URL: undefined, DATA_DIR: directory }, quiet);
      expect((await connection.pool.query('select 1')).rowCount).toBe(1);
      await connection.close();
    }
  });
});

describeEachDatabase('the database', (engine) => {
  let home: Awaited<ReturnType<typeof engine.createDatabase>>;
  let connection: Awaited<ReturnType<typeof home.connect>>;
  beforeAll(async () => {
    home = await engine.createDatabase();
    connection = await home.connect();
  });
  afterAll(async () => {
    await connection.close();
    await home.close();
  });

  it('knows Thai letters, so that Thai can be searched by trigrams', async () => {
    const { rows } = await connection.pool.query<{ trigrams: number }>(
      `select cardinality(show_trgm('อ้อยโรงงาน')) as trigrams`,
    );
    expect(rows[0]?.trigrams).toBeGreaterThan(5);
  });

  it('answers counts as numbers', async () => {
    const { rows } = await connection.pool.query<{ total: unknown }>(
      'select count(*) as total from pg_class',
    );
    expect(rows[0]?.total).toBeTypeOf('number');
  });
});
