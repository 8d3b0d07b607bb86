import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listCompaniesRoute } from '#modules/catalogue/contract/companies.ts';
import { connect } from '#platform/server/database/connection.ts';
import { copyApplication } from '#tests/support/app.ts';
import { quiet } from '#tests/support/databases.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { createImporter } from './testing/importer.ts';
import { FEATURES, FIELDS, small, wide } from './testing/long-import.ts';

it(
  'leaves imports and undoing whole or out, however often the process is killed',
  { timeout: 90_000 },
  async () => {
    const { directory } = await copyApplication({ embedded: true });
    let server = await start(directory);
    onTestFinished(async () => {
      await server.kill();
      await rm(directory, { recursive: true, force: true });
    });
    const killAndStart = async () => {
      await server.kill();
      const left = await whileItIsDead(directory);
      server = await start(directory);
      return left;
    };

    const { id } = await server.importer.check(await server.importer.bring(wide));
    await server.importer.commit(id);
    const { importer } = server;
    await expect
      .poll(async () => (await importer.get(id)).rows_done, { interval: 5, timeout: 20_000 })
      .toBeGreaterThan(FIELDS / 4);
    const halfway = await killAndStart();
    expect(halfway.fields).toBeGreaterThan(0);
    expect(halfway.fields).toBeLessThan(FIELDS);
    expect(halfway.policies).toBeGreaterThan(0);
    const counts = { rows: FIELDS, created: FIELDS, changed: 0, removed: 0 };
    expect(await server.importer.ended(id)).toMatchObject({
      status: 'imported',
      report: { fields: counts, features: { created: FEATURES }, modules: { created: 1 } },
    });
    expect(await server.fields()).toBe(FIELDS);

    await server.importer.startUndo(id);
    await killAndStart();
    expect([0, FIELDS]).toContain(await server.fields());
    expect(await server.importer.ended(id)).toMatchObject({ status: 'undone' });
    await killAndStart();
    expect(await server.fields()).toBe(0);

    expect(await server.importer.take(small)).toMatchObject({ report: { fields: { created: 1 } } });
    await server.kill();
    expect(await whileItIsDead(directory)).toEqual({ fields: 1, policies: 0, runs: 0 });
  },
);

async function start(directory: string) {
  const program = runProgram('serve-application.ts', { environment: { DATA_DIR: directory } });
  const address = await program.line('listening on ');
  const keeper = await signIn({ address });
  return {
    kill: () => program.kill(),
    importer: createImporter(keeper, 'WIDE'),
    /** How many fields people see. */
    async fields(): Promise<number> {
      const companies = (await keeper.ask(listCompaniesRoute, { query: {} })).data;
      return companies.find(({ company_code }) => company_code === 'WIDE')?.total_fields ?? 0;
    },
  };
}

/** What is stored, and the queue made to notice now, instead of ten seconds later, that its worker is gone. */
async function whileItIsDead(directory: string) {
  const connection = await connect({ DATABASE_URL: undefined, DATA_DIR: directory }, quiet);
  await connection.pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );
  const { rows } = await connection.pool.query<Record<'fields' | 'policies' | 'runs', number>>(
    `select (select count(*) from catalogue_fields) as fields,
       (select count(*) from pg_policy where not polpermissive) as policies,
       (select count(*) from catalogue_hidden_runs) as runs`,
  );
  await connection.close();
  const [stored] = rows;
  if (stored === undefined) throw new Error('Nothing was counted');
  return stored;
}
