import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as routes from '#modules/catalogue/contract/sources.ts';
import type { Source } from '#modules/catalogue/contract/sources.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  hasForeignMariadb,
  startForeignMariadb,
  type ForeignMariadb,
} from '#tests/support/foreign-mariadb.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { soon } from '#tests/support/soon.ts';
import { addSource } from '../testing/catalogue.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  keeper = await signIn(app, await addUser(app, { role: 'administrator' }));
});
afterAll(() => app.close());

async function untilRead(code: string): Promise<Source> {
  return vi.waitFor(async () => {
    const { data } = await keeper.ask(routes.listSourcesRoute, {});
    const found = data.find(({ company_code }) => company_code === code);
    if (found === undefined || found.reading !== null) throw new Error('It is being read');
    return found;
  }, soon);
}

async function read(id: string, code: string): Promise<Source> {
  await keeper.ask(routes.readSourceRoute, { params: { id } });
  return untilRead(code);
}

/** Fields of a company of the catalogue, with what is known of them. */
const facts = (code: string) =>
  queryRows<{ line: string }>(
    app,
    `select concat_ws(' | ', feature.code || '.' || field.code, field.native_notes, nullif(field.formula, ''),
       nullif(field.target_table || '.' || field.target_field, '.'),
       (select string_agg(made.feature || '.' || made.field, ' ' order by made.feature, made.field)
         from catalogue_inputs made where made.field_id = field.id and made.input_id is not null)) as line
     from catalogue_fields field join catalogue_features feature on feature.id = field.feature_id
     join catalogue_companies company on company.id = field.catalogue_company_id
     where company.code = '${code}' order by feature.code, field.ordinal`,
  ).then((rows) => rows.map(({ line }) => line));

it('shows keys of PostgreSQL, and what its views are made of', async () => {
  const { pool } = app.context.connection;
  await pool.query(`create schema mill;
    create table mill.farmers (id integer primary key, code text unique, name text, zone text,
      unique (zone, name));
    create unique index on mill.farmers (lower(name));
    create table mill.loads (farmer_id integer references mill.farmers, day date, tons numeric,
      kilos numeric generated always as (tons * 1000) stored, primary key (farmer_id, day));
    create view mill.deliveries as
      select farmers.name as "farmer name", loads.day, loads.tons * 2 as double
      from mill.loads join mill.farmers on farmers.id = loads.farmer_id where zone <> 'x';
    create materialized view mill.days as
      select distinct day from (select day from mill.deliveries) inner_query;
    create unique index on mill.days (day);
    create view mill.counted as select count(*) as rows from mill.farmers;
    grant usage on schema mill to backoffice_system`);
  const id = await addSource(app, keeper);
  await queryRows(
    app,
    `update catalogue_sources set kind = 'own', schemas = '{mill}', company_code = 'MILLS' where id = '${id}'`,
  );
  await read(id, 'MILLS');
  const known = [
    'mill.counted.rows |  | mill.farmers.id | mill.farmers.id',
    'mill.days.day | unique | mill.deliveries.day | mill.deliveries.day',
    'mill.deliveries.farmer name |  | mill.farmers.name | mill.farmers.name',
    'mill.deliveries.day |  | mill.loads.day | mill.loads.day',
    'mill.deliveries.double |  | mill.farmers.id, mill.farmers.zone, mill.loads.farmer_id, mill.loads.tons | mill.farmers.id mill.farmers.zone mill.loads.farmer_id mill.loads.tons',
    'mill.farmers.id | primary key',
    'mill.farmers.code | unique',
    'mill.farmers.name | unique (zone, name)',
    'mill.farmers.zone | unique (zone, name)',
    'mill.loads.farmer_id | primary key (farmer_id, day) | mill.farmers.id',
    'mill.loads.day | primary key (farmer_id, day)',
    'mill.loads.tons | ',
    'mill.loads.kilos |  | (tons * (1000)::numeric)',
  ];
  expect(await facts('MILLS')).toEqual(known);

  // A reading without a difference changes nothing, and a new definition gives new lineage.
  const [{ count } = { count: '' }] = await queryRows<{ count: string }>(
    app,
    'select count(*) from catalogue_changes',
  );
  const again = await read(id, 'MILLS');
  expect(again.report?.fields).toMatchObject({ created: 0, changed: 0, removed: 0 });
  expect(await queryRows(app, 'select count(*) from catalogue_changes')).toEqual([{ count }]);
  await pool.query(
    'create or replace view mill.counted as select count(distinct zone) as rows from mill.farmers',
  );
  await read(id, 'MILLS');
  expect((await facts('MILLS'))[0]).toBe(
    'mill.counted.rows |  | mill.farmers.zone | mill.farmers.zone',
  );
  await pool.query('drop schema mill cascade');
});

describe.skipIf(!hasForeignMariadb)('a MariaDB of somebody else', () => {
  let foreign: ForeignMariadb;
  beforeAll(async () => {
    foreign = await startForeignMariadb();
  });
  afterAll(() => foreign.stop());

  it('is read with its Thai comments, keys, relations, generated columns and choices', async () => {
    await foreign.run(`
      create table ลูกค้า (รหัส int unsigned auto_increment primary key, code varchar(20) not null unique,
        kind enum('บุคคล', 'it''s a firm') default 'บุคคล' comment 'ประเภท | Kind',
        zone char(3), name varchar(50), unique key by_zone (zone, name))
        comment 'ลูกค้าของโรงงาน | Customers' character set utf8mb4;
      create table orders (id bigint primary key, customer_id int unsigned not null,
        tons decimal(10,3) default 0.000, kilos decimal(14,3) as (tons * 1000) stored,
        paid tinyint(1) not null default 0, placed_at datetime default current_timestamp(),
        foreign key (customer_id) references ลูกค้า (รหัส)) comment 'ใบสั่งซื้อ';
      create view unpaid as select id, customer_id as customer from orders where paid = 0;
      create database other; create table other.secret (id int)`);
    const { address, authority } = foreign;
    const where = { ...address, kind: 'mysql' as const, certificate_authority: authority };
    const body = { company_code: 'MARIA', company_name: 'Maria', ...where };
    const { id } = (await keeper.ask(routes.createSourceRoute, { body })).data;
    const first = await untilRead('MARIA');
    expect(first).toMatchObject({
      kind: 'mysql',
      failure: null,
      report: { modules: { created: 1 }, features: { created: 3 }, fields: { created: 13 } },
    });
    expect(await facts('MARIA')).toEqual([
      'orders.id | primary key',
      'orders.customer_id |  | ลูกค้า.รหัส',
      'orders.tons | default 0.000',
      'orders.kilos |  | `tons` * 1000',
      'orders.paid | default 0',
      'orders.placed_at | default current_timestamp()',
      'unpaid.id |  | orders.id, orders.paid | orders.id orders.paid',
      'unpaid.customer |  | orders.customer_id | orders.customer_id',
      'ลูกค้า.รหัส | primary key, default auto_increment',
      'ลูกค้า.code | unique',
      "ลูกค้า.kind | default 'บุคคล'",
      'ลูกค้า.zone | unique (zone, name)',
      'ลูกค้า.name | unique (zone, name)',
    ]);
    const [kind] = await queryRows(
      app,
      `select name_th, name_en, choices, type from catalogue_fields where code = 'kind' and native_type like 'enum%'`,
    );
    expect(kind).toEqual({
      name_th: 'ประเภท',
      name_en: 'Kind',
      choices: "บุคคล\nit's a firm",
      type: 'string',
    });

    await foreign.run('alter table orders drop column placed_at, add column note text');
    const again = await read(id, 'MARIA');
    expect(again.report).toMatchObject({
      features: { created: 0, removed: 0 },
      // Renamed, as the new one is in its place, and its type is another.
      fields: { changed: 2, created: 0, removed: 0 },
    });
  });

  it('shows what its views are made of', async () => {
    await foreign.run(`create database views; use views;
      create table farmers (id int primary key, code varchar(9), \`a \`\`name\` text, zone text);
      create table loads (farmer_id int, day date, tons int);
      create view deliveries as select f.\`a \`\`name\` as 'farmer, name', l.day, l.tons * 2 as dbl,
        concat('from \`x\`', f.code) as note
        from loads l join farmers f on f.id = l.farmer_id where f.zone <> 'x';
      create view days as select distinct day from (select day from deliveries) as inner_query;
      create view counted as select count(*) as total from farmers;
      create view all_codes as select code from farmers union select zone from farmers;
      create view three as select a.day from loads a, loads b left join farmers c on c.id = b.farmer_id`);
    const { address, authority } = foreign;
    const where = { ...address, kind: 'mysql' as const, database: 'views' };
    const names = {
      company_code: 'VIEWS',
      company_name: 'Views',
      certificate_authority: authority,
    };
    await keeper.ask(routes.createSourceRoute, { body: { ...where, ...names } });
    expect((await untilRead('VIEWS')).failure).toBeNull();
    const made = await queryRows<{ line: string }>(
      app,
      `select feature.code || '.' || field.code || ' < ' ||
         string_agg(made.feature || '.' || made.field, ' ' order by made.feature, made.field) as line
       from catalogue_fields field join catalogue_features feature on feature.id = field.feature_id
       join catalogue_companies company on company.id = field.catalogue_company_id
       join catalogue_inputs made on made.field_id = field.id and made.input_id is not null
       where company.code = 'VIEWS' group by feature.code, field.ordinal, field.code order by feature.code, field.ordinal`,
    );
    const computed = 'farmers.code farmers.id farmers.zone loads.farmer_id loads.tons';
    expect(made.map(({ line }) => line)).toEqual([
      'all_codes.code < farmers.code farmers.zone',
      'counted.total < farmers.id',
      'days.day < deliveries.day',
      'deliveries.farmer, name < farmers.a `name',
      'deliveries.day < loads.day',
      `deliveries.dbl < ${computed}`,
      `deliveries.note < ${computed}`,
      'three.day < farmers.id loads.day loads.farmer_id',
    ]);
  });

  it('is read with 1,000 tables', async () => {
    const tables = Array.from(
      { length: 1_000 },
      (_, number) =>
        `create table t${number} (id int primary key, a int, b varchar(9), c date, unique (a, b)) engine=memory`,
    );
    await foreign.run(`create database large; use large; ${tables.join('; ')}`);
    const { address, authority } = foreign;
    const body = {
      company_code: 'LARGE',
      company_name: 'Large',
      ...address,
      kind: 'mysql' as const,
      database: 'large',
      certificate_authority: authority,
    };
    await keeper.ask(routes.createSourceRoute, { body });
    expect(await untilRead('LARGE')).toMatchObject({
      failure: null,
      report: { features: { created: 1_000 }, fields: { created: 4_000 } },
    });
  });
});
