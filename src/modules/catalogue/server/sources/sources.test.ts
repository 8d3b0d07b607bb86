import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import * as routes from '#modules/catalogue/contract/sources.ts';
import type { Source } from '#modules/catalogue/contract/sources.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { writeCatalogue } from '../testing/catalogue.ts';
import { catalogueSources } from '../imports/sources.tables.ts';
import { soon } from '#tests/support/soon.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
  const { pool } = app.context.connection;
  await pool.query(`create schema shop;
    create table shop.customers (id integer primary key, name varchar(50) not null);
    comment on table shop.customers is 'ลูกค้า | Customers';
    create table shop.orders (
      id integer primary key, customer_id integer references shop.customers, paid boolean, gone date);
    grant usage on schema shop to backoffice_system`);
});
afterAll(() => app.close());

const list = async () => (await keeper.ask(routes.listSourcesRoute, {})).data;

async function untilRead(code: string): Promise<Source> {
  return vi.waitFor(async () => {
    const found = (await list()).find(({ company_code }) => company_code === code);
    if (found === undefined || found.reading !== null) throw new Error('It is being read');
    return found;
  }, soon);
}

async function read(id: string, code: string): Promise<Source> {
  await keeper.ask(routes.readSourceRoute, { params: { id } });
  return untilRead(code);
}

const changes = () =>
  queryRows<{ line: string }>(
    app,
    `select concat_ws(' ', kind, act, before ->> 'code', after ->> 'code', case when breaking then 'breaking' end) as line
     from catalogue_changes order by kind, before ->> 'code'`,
  );

const columns = () =>
  queryRows<{ line: string }>(
    app,
    `select concat_ws(' ', feature.code, field.code, field.type, field.is_required, target.code) as line
     from catalogue_fields field join catalogue_features feature on feature.id = field.feature_id
     left join catalogue_fields target on target.id = field.target_field_id
     where feature.code like 'shop.%' order by feature.code, field.ordinal`,
  );

it('finds each table, column, comment and key, and reports what was renamed or removed as breaking', async () => {
  const { userId, companyId } = keeper;
  const [own] = await app.context.database.inCompany({ companyId }, (tx) =>
    tx
      .insert(catalogueSources)
      .values({
        company_id: companyId,
        kind: 'own',
        company_code: 'OWN',
        company_name: 'Own',
        host: '',
        port: 5432,
        database: '',
        username: '',
        encryption: 'off',
        schemas: ['shop'],
        repeat: 'off',
        set_by: userId,
        language: 'th',
      })
      .returning(),
  );
  const id = own?.id ?? '';
  expect(await read(id, 'OWN')).toMatchObject({
    failure: null,
    report: { modules: { created: 1 }, features: { created: 2 }, fields: { created: 6 } },
  });
  expect((await columns()).map(({ line }) => line)).toEqual([
    'shop.customers id number t',
    'shop.customers name string t',
    'shop.orders id number t',
    'shop.orders customer_id number f id',
    'shop.orders paid boolean f',
    'shop.orders gone date f',
  ]);
  const [table] = await queryRows(
    app,
    `select name_th, name_en from catalogue_features where code = 'shop.customers'`,
  );
  expect(table).toEqual({ name_th: 'ลูกค้า', name_en: 'Customers' });
  expect(await changes()).toEqual([{ line: 'company filled' }]);

  const { pool } = app.context.connection;
  await pool.query(`alter table shop.customers rename column name to full_name;
    alter table shop.orders drop column gone; alter table shop.orders add column note text`);
  const again = await read(id, 'OWN');
  expect(again.report?.fields).toMatchObject({ created: 1, changed: 1, removed: 1 });
  expect((await changes()).map(({ line }) => line)).toEqual([
    'company filled',
    'field removed gone breaking',
    'field changed name full_name breaking',
    'field created',
  ]);

  const byHand = `select id, updated_at from catalogue_features where code = 'shop.customers'`;
  const [customers] = await queryRows<{ id: string; updated_at: Date }>(app, byHand);
  const change = { name_th: 'ผู้ซื้อ', updated_at: customers?.updated_at.toISOString() };
  await keeper.call('PATCH', `/v1/air/entries/feature/${customers?.id}`, { body: change });
  await pool.query(`alter table shop.customers rename to buyers;
    alter table shop.buyers alter column full_name type varchar(40)`);
  await read(id, 'OWN');
  const latest = await queryRows<{ line: string }>(
    app,
    `select concat_ws(' ', kind, act, coalesce(after ->> 'code', after ->> 'name_th',
        after ->> 'native_type', after ->> 'target_table'), case when breaking then 'breaking' end) as line
      from catalogue_changes where after <> '{}'
      order by id desc limit 4`,
  );
  expect(latest.map(({ line }) => line).toSorted()).toEqual([
    'feature changed shop.buyers breaking',
    'feature changed ผู้ซื้อ',
    'field changed character varying(40) breaking',
    'field changed shop.buyers breaking',
  ]);
  const [buyers] = await queryRows(
    app,
    `select id, name_th from catalogue_features where code = 'shop.buyers'`,
  );
  expect(buyers).toEqual({ id: customers?.id, name_th: 'ผู้ซื้อ' });

  // What people entered by hand in a table stays, also when columns of it are gone.
  const byPeople = { code: 'by_hand', feature_code: 'shop.buyers' };
  const entered = { company: { code: 'OWN' }, modules: [], features: [], fields: [byPeople] };
  await writeCatalogue(app, keeper, entered);
  await pool.query('drop table shop.orders');
  const fewer = await read(id, 'OWN');
  expect(fewer.report).toMatchObject({ features: { removed: 1 }, modules: { removed: 0 } });
  expect((await columns()).map(({ line }) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'shop.buyers by_hand',
    'shop.buyers id',
    'shop.buyers full_name',
  ]);
  const codes = await queryRows(
    app,
    `select code from catalogue_features where code like 'shop.%'`,
  );
  expect(codes).toEqual([{ code: 'shop.buyers' }]);

  await pool.query('drop schema shop cascade');
  const gone = await read(id, 'OWN');
  expect(gone.failure).toMatch(/ไม่พบตาราง/);
  expect(await columns()).toHaveLength(3);
});

it.each([
  ['refuses', { port: 1 }, 'ติดต่อเซิร์ฟเวอร์ไม่ได้'],
  ['is in a private network', { host: '10.0.0.1' }, 'เครือข่ายภายใน'],
  ['has no name', { host: 'nowhere.invalid' }, 'ติดต่อเซิร์ฟเวอร์ไม่ได้'],
])('says so when a source %s, and never shows its password', async (_, where, failure) => {
  const code = `S${Object.values(where)[0]}`;
  const body = {
    company_code: code,
    company_name: code,
    host: '127.0.0.1',
    database: 'd',
    username: 'u',
    password: 'never-shown',
    ...where,
  };
  const { data } = await keeper.ask(routes.createSourceRoute, { body });
  expect(JSON.stringify(data)).not.toContain('never-shown');
  const failed = await untilRead(code);
  expect(failed.failure).toContain(failure);
  const [secret] = await queryRows<{ sealed: string }>(
    app,
    `select sealed from catalogue_source_secrets where source_id = '${data.id}'`,
  );
  expect(secret?.sealed).not.toContain('never-shown');
  await keeper.call('DELETE', `/v1/air/sources/${data.id}`);
  expect(await list()).not.toContainEqual(expect.objectContaining({ id: data.id }));
});

it('is cancelled while a server takes its time, and can be read again', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const asked = once(silent, 'connection');
  await once(silent, 'listening');
  const body = {
    company_code: 'SILENT',
    company_name: 'Silent',
    host: '127.0.0.1',
    port: z.object({ port: z.number() }).parse(silent.address()).port,
    database: 'd',
    username: 'u',
    password: 'p',
  };
  const { data } = await keeper.ask(routes.createSourceRoute, { body });
  await asked;
  // Meanwhile another is read.
  const { data: refusing } = await keeper.ask(routes.createSourceRoute, {
    body: { ...body, company_code: 'REFUSES', port: 1 },
  });
  expect((await untilRead('REFUSES')).failure).toContain('ติดต่อเซิร์ฟเวอร์ไม่ได้');
  await keeper.call('DELETE', `/v1/air/sources/${refusing.id}`);
  const params = { id: data.id };
  const { data: stopping } = await keeper.ask(routes.cancelReadingRoute, { params });
  expect(stopping.reading).toMatchObject({ cancel_requested: true });
  expect(await untilRead('SILENT')).toMatchObject({ reading: null, failure: null, read_at: null });
  const nothingGoesOn = await keeper.call('POST', `/v1/air/sources/${data.id}/cancel`);
  expect(nothingGoesOn.status).toBe(409);
  silent.close();
  expect((await read(data.id, 'SILENT')).failure).toContain('ติดต่อเซิร์ฟเวอร์ไม่ได้');
});

it('refuses a certificate that cannot be parsed', async () => {
  const body = {
    company_code: 'TORN',
    company_name: 'Torn',
    host: 'db.example.com',
    database: 'd',
    username: 'u',
    password: 'p',
    certificate_authority: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
  };
  const answer = await keeper.call('POST', '/v1/air/sources', { body });
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'certificate_authority' }] },
  });
});
