import { afterAll, beforeAll, expect, it } from 'vitest';
import { importKeptDays } from '#modules/catalogue/contract/import-limits.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { forgetImportsJob } from './forget-imports.job.ts';
import { createImporter } from './testing/importer.ts';

let app: TestApp;
let importer: ReturnType<typeof createImporter>;

beforeAll(async () => {
  app = await startTestApp({ embedded: true });
  importer = createImporter(await signIn(app, await addUser(app, { role: 'administrator' })));
});
afterAll(() => app.close());

it('deletes files and bad rows after the stated time, and cancels abandoned imports', async () => {
  const waiting = await importer.check(
    await importer.bring({ 'fields.csv': 'feature_code,field_code\nNONE,a\n' }),
  );
  const done = await importer.take({ 'modules.csv': 'module_code,name_th\nBUY,จัดซื้อ\n' }, 'KEPT');
  const clock = createMovableClock();
  const { run } = forgetImportsJob({ ...app.context, clock });
  const details = {
    signal: new AbortController().signal,
    jobId: 'a job',
    isFirstTry: true,
    isLastTry: true,
  };
  clock.advance((importKeptDays * 24 - 1) * 3_600_000);
  await run({}, details);
  expect(await importer.get(done.id)).toMatchObject({ files_removed_at: null });
  clock.advance(2 * 3_600_000);
  await run({}, details);
  expect(await importer.get(done.id)).toMatchObject({
    status: 'imported',
    files_removed_at: clock.now().toISOString(),
  });
  expect(await importer.get(waiting.id)).toMatchObject({ status: 'cancelled', problems: 1 });
  expect(await queryRows(app, 'select from stored_files')).toEqual([]);
  expect(await queryRows(app, 'select from catalogue_import_problems')).toEqual([]);
});
