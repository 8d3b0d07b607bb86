import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { createImporter } from './testing/importer.ts';
import { FIELDS, wide } from './testing/long-import.ts';

let app: TestApp;
let importer: ReturnType<typeof createImporter>;

beforeAll(async () => {
  app = await startTestApp({ embedded: true });
  importer = createImporter(await signIn(app, await addUser(app, { role: 'administrator' })));
});
afterAll(() => app.close());

it('a long import waits for a database that is busy, and goes on where it was', async () => {
  const { id } = await importer.check(await importer.bring(wide));
  await importer.commit(id);
  await expect
    .poll(async () => (await importer.get(id)).rows_done, { interval: 5 })
    .toBeGreaterThan(0);
  const { pool } = app.context.connection;
  const { connectionTimeoutMillis } = pool.options;
  const taking = Array.from({ length: pool.options.max }, () => pool.connect());
  // Of those who ask from now on, as the next lot does.
  pool.options.connectionTimeoutMillis = 50;
  const taken = await Promise.all(taking);
  await sleep(300);
  pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
  for (const client of taken) client.release();
  expect((await importer.get(id)).status).toBe('importing');
  expect(await importer.ended(id)).toMatchObject({
    status: 'imported',
    rows_done: (await importer.get(id)).rows_total,
    report: { fields: { created: FIELDS } },
  });
  const [run] = await queryRows(
    app,
    'select attempts, failures from catalogue_imports where id = $1',
    [id],
  );
  expect(run).toEqual({ attempts: 1, failures: 0 });
});
