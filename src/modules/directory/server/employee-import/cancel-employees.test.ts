import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listEmployeesRoute } from '#modules/directory/contract/employees.ts';
import {
  cancelFileImportRoute,
  commitFileImportRoute,
  fileImportDetail,
  getFileImportRoute,
} from '#platform/contract/file-imports.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { describePostgres, type TestDatabase } from '#tests/support/databases.ts';
import { ADMINISTRATOR, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { soon } from '#tests/support/soon.ts';

const PEOPLE = 5_000;
/** One after another below the last line, so that nobody can be stored before the line below. */
const file = [
  'code,first_name_th,last_name_th,first_name,last_name,manager_code',
  ...Array.from({ length: PEOPLE }, (_, place) => {
    const manager = place + 1 < PEOPLE ? `หย-${place + 1}` : '';
    return `หย-${place},สมชาย,ใจดี,Somchai,Jaidee,${manager}`;
  }),
].join('\n');

describePostgres('employees from a file', (engine) => {
  let home: TestDatabase;
  let app: TestApp;
  let keeper: SignedIn;

  beforeAll(async () => {
    home = await engine.createDatabase();
    app = await startTestApp({
      environment: {
        DATABASE_URL: home.settings.DATABASE_URL ?? '',
        ADMIN_PASSWORD: ADMINISTRATOR.password,
      },
    });
    keeper = await signIn(app);
  });
  afterAll(async () => {
    await app.close();
    await home.close();
  });

  const find = (id: string) => keeper.ask(getFileImportRoute, { params: { id } });
  const reach = (id: string, ...statuses: readonly string[]) =>
    vi.waitUntil(async () => {
      const found = await find(id);
      return statuses.includes(found.status) && found;
    }, soon);
  const count = async () =>
    (await keeper.ask(listEmployeesRoute, { query: { search: 'หย-', count: 'exact' } })).total;

  async function begin(): Promise<string> {
    const body = new FormData();
    body.append('kind', 'employees');
    body.append('file', new Blob([file]), 'people.csv');
    const answer = await keeper.call('POST', '/v1/imports', { body });
    const { id } = fileImportDetail.parse(answer.body);
    await reach(id, 'checked');
    return id;
  }

  it('stop being written when somebody cancels, with none of them left, and are imported later', async () => {
    const id = await begin();
    // The first of them has to wait, so they cannot all be stored before they are cancelled.
    const blocker = await app.context.connection.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table employees in share row exclusive mode');
    await keeper.ask(commitFileImportRoute, { params: { id }, body: {} });
    await vi.waitUntil(async () => {
      const { rows } = await blocker.query(`select 1 from pg_locks where not granted`);
      return rows.length > 0;
    }, soon);
    // Before the lock is released: the request waits for nothing that is written.
    await keeper.ask(cancelFileImportRoute, { params: { id } });
    await blocker.query('rollback');
    blocker.release();
    expect(await reach(id, 'cancelled', 'imported', 'failed')).toMatchObject({
      status: 'cancelled',
      created: 0,
      may_undo: false,
    });
    expect(await count()).toBe(0);

    const again = await begin();
    await keeper.ask(commitFileImportRoute, { params: { id: again }, body: {} });
    expect(await reach(again, 'imported', 'failed')).toMatchObject({ created: PEOPLE });
    expect(await count()).toBe(PEOPLE);
  });
});
