import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeEachDatabase, describePostgres } from '#tests/support/databases.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { migrate } from './migrate.ts';

const migrations = readdirSync('migrations').filter((name) => name.endsWith('.sql')).length;

const applied = 'select count(*) as applied from drizzle.__drizzle_migrations';

describePostgres('migrations', (engine) => {
  it('are applied once when five processes start at the same moment', async () => {
    const home = await engine.createDatabase({ migrated: false });
    const environment = {
      DATABASE_URL: home.settings.DATABASE_URL ?? '',
      DATA_DIR: home.settings.DATA_DIR,
    };
    const starting = Array.from({ length: 5 }, () => runProgram('migrate.ts', { environment }));
    await Promise.all(starting.map((program) => program.line('migrated')));
    expect(await Promise.all(starting.map(({ ended }) => ended))).toEqual([0, 0, 0, 0, 0]);

    const connection = await home.connect();
    expect((await connection.pool.query(applied)).rows).toEqual([{ applied: migrations }]);
    await connection.close();
    await home.close();
  });

  it('report what went wrong, and block nobody afterwards', async () => {
    const home = await engine.createDatabase({ migrated: false });
    const connection = await home.connect();
    await connection.pool.query('create table counters ()');
    await expect(migrate(connection.pool)).rejects.toThrow('CREATE TABLE "counters"');
    await connection.pool.query('drop table counters');
    await migrate(connection.pool);
    await connection.close();
    await home.close();
  });
});

describeEachDatabase('migrations', (engine) => {
  it('do nothing the second time, and leave the connections as they were', async () => {
    const home = await engine.createDatabase({ migrated: engine.name === 'embedded' });
    const connection = await home.connect();
    for (let round = 0; round < 2; round += 1) await migrate(connection.pool);
    expect((await connection.pool.query(applied)).rows).toEqual([{ applied: migrations }]);
    const { rows } = await connection.pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: engine.name === 'embedded' ? '0' : '1min' }]);
    await connection.close();
    await home.close();
  });
});
