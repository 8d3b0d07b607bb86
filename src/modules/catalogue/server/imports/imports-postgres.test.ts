import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { describePostgres, type TestDatabase } from '#tests/support/databases.ts';
import { createImporter, type Files } from './testing/importer.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { soon } from '#tests/support/soon.ts';
import { ADMINISTRATOR, signIn } from '#tests/support/sign-in.ts';

const ROWS = 10_000;
const OF_A_FEATURE = 100;

/** More than is written in one go. */
const wide: Files = {
  'modules.csv': 'module_code\nM\n',
  'features.csv': `module_code,feature_code\n${lines(ROWS / OF_A_FEATURE, (each) => `M,F${each}`)}`,
  'fields.csv': `feature_code,field_code,name_en\n${lines(
    ROWS,
    (each) => `F${Math.floor(each / OF_A_FEATURE)},f${each},field ${each}`,
  )}`,
};

function lines(count: number, line: (each: number) => string): string {
  return Array.from({ length: count }, (_, each) => line(each)).join('\n');
}

describePostgres('an import', (engine) => {
  let home: TestDatabase;
  let app: TestApp;
  let importer: ReturnType<typeof createImporter>;

  beforeAll(async () => {
    home = await engine.createDatabase();
    app = await startTestApp({
      environment: {
        DATABASE_URL: home.settings.DATABASE_URL ?? '',
        ADMIN_PASSWORD: ADMINISTRATOR.password,
      },
    });
    importer = createImporter(await signIn(app), 'WIDE');
  });
  afterAll(async () => {
    await app.close();
    await home.close();
  });

  const importing = (id: string) =>
    vi.waitUntil(async () => {
      const found = await importer.get(id);
      return found.status === 'importing' && found.rows_done > 0 && found;
    }, soon);
  const stored = () => queryRows(app, 'select code from catalogue_companies');

  it('reports its progress, is cancelled halfway and leaves nothing, then completes and is undone', async () => {
    const first = await importer.bring(wide);
    await importer.startCheck(first);
    await importer.cancel(first.id);
    expect(await importer.ended(first.id)).toMatchObject({ status: 'cancelled', report: null });

    const total = ROWS + ROWS / OF_A_FEATURE + 1;
    const second = await importer.check(await importer.bring(wide));
    expect(second).toMatchObject({ status: 'checked', rows_total: total, others_wait: false });
    // Its last write has to wait, so it cannot complete before it is cancelled.
    const blocker = await app.context.connection.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table catalogue_fields in exclusive mode');
    await importer.commit(second.id);
    expect(await importing(second.id)).toMatchObject({ rows_total: total });
    await importer.cancel(second.id);
    await blocker.query('rollback');
    blocker.release();
    expect(await importer.ended(second.id)).toMatchObject({ status: 'cancelled' });
    expect(await stored()).toEqual([]);

    const third = await importer.take(wide);
    expect(third).toMatchObject({ status: 'imported', report: { fields: { created: ROWS } } });
    expect(await stored()).toEqual([{ code: 'WIDE' }]);
    expect(await importer.undo(third.id)).toMatchObject({
      status: 'undone',
      report: { fields: { removed: ROWS } },
    });
    expect(await stored()).toEqual([]);
  });
});
