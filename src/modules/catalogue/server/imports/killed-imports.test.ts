import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listCompaniesRoute } from '#modules/catalogue/contract/companies.ts';
import { connect } from '#platform/server/database/connection.ts';
import { copyApplication } from '#tests/support/app.ts';
import { quiet } from '#tests/support/databases.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { createImporter } from './testing/importer.ts';
import { FEATURES, FIELDS, wide } from './testing/long-import.ts';

it('carries an import on whose process was killed, and doubles nothing', async () => {
  const { directory } = await copyApplication({ embedded: true });
  let server = await start(directory);
  onTestFinished(async () => {
    await server.kill();
    await rm(directory, { recursive: true, force: true });
  });
  const { id } = await server.importer.check(await server.importer.bring(wide));
  await server.importer.commit(id);
  const { importer } = server;
  await expect
    .poll(async () => (await importer.get(id)).rows_done, { interval: 5 })
    .toBeGreaterThan(FIELDS / 4);
  await server.kill();
  await noticeTheKill(directory);
  server = await start(directory);
  const counts = { rows: FIELDS, created: FIELDS, changed: 0, removed: 0 };
  expect(await server.importer.ended(id)).toMatchObject({
    status: 'imported',
    report: { fields: counts, features: { created: FEATURES }, modules: { created: 1 } },
  });
  expect(await server.fields()).toBe(FIELDS);
});

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

/** Makes the queue notice now, instead of ten seconds later, that its worker is gone. */
async function noticeTheKill(directory: string): Promise<void> {
  const connection = await connect({ DATABASE_URL: undefined, DATA_DIR: directory }, quiet);
  await connection.pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );
  await connection.close();
}
