import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchCatalogueRoute } from '#modules/catalogue/contract/search.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createImporter } from './testing/importer.ts';
import { FIELDS, changedWide, wide } from './testing/long-import.ts';

let app: TestApp;
let keeper: SignedIn;
let importer: ReturnType<typeof createImporter>;

beforeAll(async () => {
  app = await startTestApp({ embedded: true });
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
  importer = createImporter(keeper, 'WIDE');
});
afterAll(() => app.close());

const found = async (q: string) =>
  (await keeper.ask(searchCatalogueRoute, { query: { q } })).data.total > 0;

/** A field of the company by its code, as it is shown and recorded. */
async function field(code: string) {
  const [stored] = await queryRows<{ id: string; updated_at: Date }>(
    app,
    'select id, updated_at from catalogue_fields where code = $1 order by updated_at limit 1',
    [code],
  );
  const id = stored?.id ?? '';
  const shown = await keeper.call('GET', `/v1/air/entries/field/${id}`);
  const history = await keeper.call('GET', `/v1/air/entries/field/${id}/history`);
  return { id, shown: JSON.stringify(shown.body), history: JSON.stringify(history.body) };
}

const leftBehind = async () =>
  queryRows(
    app,
    `select relname from pg_class where relname like '%\\_before\\_%' and relkind = 'r'
     union all select polname from pg_policy where not polpermissive`,
  );

async function begin(): Promise<string> {
  const { id } = await importer.check(await importer.bring(changedWide));
  await importer.commit(id);
  await expect
    .poll(async () => (await importer.get(id)).rows_done, { interval: 5 })
    .toBeGreaterThan(FIELDS / 10);
  return id;
}

it('shows all changes of a long import at once, and takes all of them back at once', async () => {
  await importer.take(wide);
  const id = await begin();
  const states = new Set<string>();
  const look = async () => {
    const [old, changed] = [await found('wide'), await found('changed')];
    const { shown, history } = await field('f1');
    const seen = [shown.includes('changed 1'), history.includes('changed 1')];
    states.add([old, changed, ...seen].join());
  };
  const [before, after] = ['true,false,false,false', 'false,true,true,true'];
  for (;;) {
    await look();
    if ((await importer.get(id)).status !== 'importing') break;
  }
  expect(states).toContain(before);
  expect(await importer.ended(id)).toMatchObject({
    status: 'imported',
    report: { fields: { created: 0, changed: FIELDS } },
  });
  await look();
  expect([...states].at(-1)).toBe(after);

  expect(await importer.undo(id)).toMatchObject({
    status: 'undone',
    report: { fields: { removed: 0, changed: FIELDS } },
  });
  expect([await found('wide'), await found('changed')]).toEqual([true, false]);
  await expect.poll(leftBehind).toEqual([]);
});

it('gives all entries back what they were when it is cancelled, with what people edited meanwhile', async () => {
  const id = await begin();
  const { id: edited, shown } = await field('f2');
  const [, updated_at] = /"updated_at":"([^"]+)"/.exec(shown) ?? [];
  const answer = await keeper.call('PATCH', `/v1/air/entries/field/${edited}`, {
    body: { description: 'by hand', updated_at },
  });
  expect(answer.status).toBe(200);
  await importer.cancel(id);
  expect(await importer.ended(id)).toMatchObject({ status: 'cancelled' });
  await expect.poll(leftBehind).toEqual([]);
  expect([await found('wide'), await found('changed')]).toEqual([true, false]);
  expect((await field('f2')).shown).toContain('by hand');
  const [changed] = await queryRows(
    app,
    `select count(*) from catalogue_fields where name_en like 'changed%'`,
  );
  expect(changed).toEqual({ count: 0 });
});
