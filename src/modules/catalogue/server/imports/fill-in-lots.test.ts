import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listCompaniesRoute } from '#modules/catalogue/contract/companies.ts';
import { listFeaturesRoute } from '#modules/catalogue/contract/features.ts';
import { searchCatalogueRoute } from '#modules/catalogue/contract/search.ts';
import { listSourcesRoute, readSourceRoute } from '#modules/catalogue/contract/sources.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { soon } from '#tests/support/soon.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { fillInLots } from './fill-in-lots.ts';
import { importRuns } from './import-runs.ts';
import { catalogueSources } from './sources.tables.ts';
import { createImporter } from './testing/importer.ts';
import { FEATURES, FIELDS, FIELDS_OF_LOTS, lots, small, wide } from './testing/long-import.ts';
import { removeHiddenEntries } from './remove-hidden-entries.ts';

let app: TestApp;
let keeper: SignedIn;
let importer: ReturnType<typeof createImporter>;

beforeAll(async () => {
  app = await startTestApp({ embedded: true });
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
  importer = createImporter(keeper, 'WIDE');
});
afterAll(() => app.close());

/** What people see of the company, by several ways. */
async function seen(code: string) {
  const companies = (await keeper.ask(listCompaniesRoute, { query: {} })).data;
  const company = companies.find(({ company_code }) => company_code === code);
  const features = await keeper.ask(listFeaturesRoute, { query: {} });
  const found = await keeper.ask(searchCatalogueRoute, { query: { q: 'wide' } });
  return {
    fields: company?.total_fields ?? 0,
    features: features.total,
    found: found.data.total > 0,
  };
}

/** Each by itself, as they are seen one after the other. */
const statesOf = (state: object) =>
  Object.entries(state).map(([what, value]) => `${what}: ${String(value)}`);

const stored = async () => {
  const [row] = await queryRows<{ fields: number; changes: number; policies: number }>(
    app,
    `select (select count(*) from catalogue_fields) as fields,
       (select count(*) from catalogue_changes) as changes,
       (select count(*) from pg_policy where not polpermissive) as policies`,
  );
  return row;
};

it('shows all of a long import at once, while others read, and hides all of it at once when it is undone', async () => {
  const first = await importer.take(small);
  const { id } = await importer.check(await importer.bring(wide));
  const before = await seen('WIDE');
  expect(before).toEqual({ fields: 1, features: 1, found: false });
  await importer.commit(id);

  const states = new Set<string>();
  const steps = new Set<number>();
  for (;;) {
    for (const state of statesOf(await seen('WIDE'))) states.add(state);
    const { status, rows_done } = await importer.get(id);
    if (status !== 'importing') break;
    steps.add(rows_done);
  }
  const done = await importer.ended(id);
  expect(done).toMatchObject({
    status: 'imported',
    report: { fields: { rows: FIELDS, created: FIELDS - 1, changed: 1 } },
  });
  expect(steps.size).toBeGreaterThan(2);
  const after = { fields: FIELDS, features: FEATURES, found: true };
  expect(await seen('WIDE')).toEqual(after);
  const whole = [before, after].flatMap(statesOf);
  expect([...states].filter((state) => !whole.includes(state))).toEqual([]);
  const [related] = await queryRows<{ count: number }>(
    app,
    'select count(*) from catalogue_fields where target_table is not null and target_field_id is null',
  );
  expect(related).toEqual({ count: 0 });

  expect(await importer.undo(id)).toMatchObject({
    status: 'undone',
    report: { fields: { removed: FIELDS - 1, changed: 1 } },
  });
  expect(await seen('WIDE')).toEqual(before);
  // The import before it can be undone next, once what is hidden has been removed.
  expect(await importer.undo(first.id)).toMatchObject({ status: 'undone' });
  expect(await seen('WIDE')).toMatchObject({ fields: 0, features: 0 });
  expect(await stored()).toMatchObject({ fields: 0, policies: 0 });
});

it('is cancelled halfway and leaves nothing', async () => {
  const { id } = await importer.check(await importer.bring(wide));
  await importer.commit(id);
  await expect
    .poll(async () => (await importer.get(id)).rows_done, { interval: 5 })
    .toBeGreaterThan(0);
  await importer.cancel(id);
  expect(await importer.ended(id)).toMatchObject({ status: 'cancelled' });
  await expect.poll(stored).toMatchObject({ fields: 0, policies: 0 });
  expect(await seen('WIDE')).toMatchObject({ fields: 0, features: 0 });
});

it('leaves all or nothing to see wherever it dies, and then begins again', async () => {
  const { id } = await importer.check(await importer.bring(wide));
  const { context } = app;
  const scope = { companyId: keeper.companyId };
  const before = await stored();
  const died = 'the process has died';

  const runUntil = async (last: number, end: 'dies' | 'is lost' | 'completes') => {
    // As the next worker would claim it.
    await queryRows(app, `update catalogue_imports set status = 'importing' where id = $1`, [id]);
    const row = await context.database.inCompany(scope, (tx) =>
      importRuns.claim(tx, { ...scope, id }),
    );
    if (row === undefined) throw new Error('It cannot be claimed');
    async function* batches(): AsyncGenerator<readonly ImportedEntry[]> {
      for (const [number, batch] of lots.entries()) {
        if (number === last && end === 'dies') throw new Error(died);
        yield batch;
      }
      if (end === 'dies') throw new Error(died);
      if (end === 'is lost')
        await queryRows(app, `update catalogue_imports set run_token = null where id = $1`, [id]);
    }
    const origin = { kind: 'import', id } as const;
    return fillInLots(context, row, { origin, batches, signal: AbortSignal.any([]) });
  };

  for (let number = 0; number <= lots.length; number += 1) {
    await expect(runUntil(number, 'dies')).rejects.toThrow(died);
    expect(await seen('WIDE')).toMatchObject({ fields: 0, found: false });
    expect((await stored())?.policies).toBeGreaterThan(0);
    await removeHiddenEntries(context, scope.companyId);
    expect(await stored()).toEqual(before);
  }
  // Its last transaction, which shows everything, is rolled back as a whole.
  await expect(runUntil(lots.length, 'is lost')).rejects.toThrow('another worker');
  expect(await seen('WIDE')).toMatchObject({ fields: 0, found: false });
  await removeHiddenEntries(context, scope.companyId);
  expect(await stored()).toEqual(before);

  await runUntil(lots.length, 'completes');
  expect(await seen('WIDE')).toMatchObject({ fields: FIELDS_OF_LOTS, found: true });
  expect(await stored()).toMatchObject({ policies: 0 });
});

it('reads a large source for the first time, and again after tables were renamed, extended and dropped', async () => {
  const { companyId, userId } = keeper;
  const { pool } = app.context.connection;
  const tables = Array.from({ length: 12 }, (_, table) => {
    const columns = Array.from({ length: 100 }, (__, column) => `c${column} text`);
    return `create table broad.t${table} (${columns.join(', ')});`;
  });
  await pool.query(
    `create schema broad; ${tables.join('')} grant usage on schema broad to backoffice_system`,
  );
  const own = {
    kind: 'own',
    company_code: 'BROAD',
    company_name: 'Broad',
    schemas: ['broad'],
  } as const;
  const unused = {
    host: '',
    port: 5432,
    database: '',
    username: '',
    encryption: 'off',
    repeat: 'off',
  } as const;
  const [source] = await app.context.database.inCompany({ companyId }, (tx) =>
    tx
      .insert(catalogueSources)
      .values({
        ...own,
        ...unused,
        schemas: ['broad'],
        company_id: companyId,
        set_by: userId,
        language: 'th',
      })
      .returning(),
  );
  const id = source?.id ?? '';
  const read = async () => {
    await keeper.ask(readSourceRoute, { params: { id } });
    return vi.waitFor(async () => {
      const [found] = (await keeper.ask(listSourcesRoute, {})).data;
      if (found === undefined || found.reading !== null) throw new Error('It is being read');
      return found;
    }, soon);
  };
  expect(await read()).toMatchObject({
    failure: null,
    report: { features: { created: 12 }, fields: { rows: 1_200, created: 1_200 } },
  });
  expect(await seen('BROAD')).toMatchObject({ fields: 1_200 });

  await pool.query(`alter table broad.t1 rename to renamed; alter table broad.renamed add column more text;
    alter table broad.t2 rename column c5 to other; drop table broad.t3;
    create table broad.t99 (c0 text, c1 text)`);
  expect(await read()).toMatchObject({
    failure: null,
    report: {
      features: { rows: 12, created: 1, changed: 1, removed: 1 },
      fields: { rows: 1_103, created: 3, changed: 1, removed: 0 },
    },
  });
  expect(await seen('BROAD')).toMatchObject({ fields: 1_103 });
  expect(await stored()).toMatchObject({ policies: 0 });
});

it('compares entries again at the end, so that what somebody has edited meanwhile is not overwritten', async () => {
  await importer.take(small, 'EDITED');
  const { id } = await importer.check(await importer.bring(wide, 'EDITED'));
  const [field] = await queryRows<{ id: string; updated_at: Date }>(
    app,
    `select field.id, field.updated_at from catalogue_fields field
     join catalogue_companies company on company.id = field.catalogue_company_id
     where company.code = 'EDITED'`,
  );
  await importer.commit(id);
  await expect
    .poll(async () => (await importer.get(id)).rows_done, { interval: 5 })
    .toBeGreaterThan(0);
  const body = { description: 'by hand', updated_at: field?.updated_at.toISOString() };
  const edited = await keeper.call('PATCH', `/v1/air/entries/field/${field?.id}`, { body });
  expect(edited.status).toBe(200);
  expect((await importer.get(id)).status).toBe('importing');
  expect(await importer.ended(id)).toMatchObject({ report: { fields: { changed: 1 } } });
  const [after] = await queryRows(
    app,
    'select name_en, description, version_major from catalogue_fields where id = $1',
    [field?.id],
  );
  expect(after).toEqual({ name_en: 'wide 0', description: 'by hand', version_major: 2 });
});

it('puts new fields of a feature that is moved at the same time into its new module', async () => {
  await importer.take(small, 'MOVED');
  await importer.take(
    {
      ...wide,
      'modules.csv': 'module_code\nM\nN\n',
      'features.csv': wide['features.csv'].replace('M,F0', 'N,F0'),
    },
    'MOVED',
  );
  const places = await queryRows(
    app,
    `select distinct module.code from catalogue_fields field
     join catalogue_modules module on module.id = field.module_id
     join catalogue_features feature on feature.id = field.feature_id
     join catalogue_companies company on company.id = field.catalogue_company_id
     where company.code = 'MOVED' and feature.code = 'F0' and field.code <> 'f0'`,
  );
  expect(places).toEqual([{ code: 'N' }]);
});
