import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as routes from '#modules/catalogue/contract/sources.ts';
import type { Source, SourceInput } from '#modules/catalogue/contract/sources.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  hasForeignPostgres,
  startForeignPostgres,
  type ForeignPostgres,
} from '#tests/support/foreign-postgres.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
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

describe.skipIf(!hasForeignPostgres)('a PostgreSQL of somebody else', () => {
  let foreign: ForeignPostgres;
  beforeAll(async () => {
    foreign = await startForeignPostgres();
    await foreign.run(`create table orders (id bigint primary key, placed_on date not null);
      comment on column orders.placed_on is 'วันที่สั่งซื้อ | Placed on';
      create table lines (order_id bigint references orders, weight numeric(8, 2))`);
  });
  afterAll(() => foreign.stop());

  const titles = async () =>
    (await keeper.ask(listInboxRoute, { query: {} })).data.map(({ title }) => title);

  it('is read, and its entries stay while its password is wrong or the server is down', async () => {
    const { address, authority } = foreign;
    const where = { company_code: 'SHOP', company_name: 'Shop', ...address };
    const input = { ...where, certificate_authority: authority };
    const { id } = (await keeper.ask(routes.createSourceRoute, { body: input })).data;
    const first = await untilRead('SHOP');
    expect(first).toMatchObject({
      encryption: 'verified',
      failure: null,
      report: { features: { created: 2 }, fields: { created: 4 } },
    });

    const usual = { encryption: 'verified' as const, schemas: [], repeat: 'off' as const, hour: 1 };
    const change = async (values: Partial<SourceInput>) => {
      const { password: _stays, ...body } = input;
      const stored = (await list()).find((each) => each.id === id);
      const updated_at = stored?.updated_at ?? '';
      await keeper.ask(routes.updateSourceRoute, {
        params: { id },
        body: { ...body, ...usual, ...values, updated_at },
      });
      return read(id, 'SHOP');
    };
    const before = await titles();
    expect((await change({ password: 'a guess' })).failure).toContain('ปฏิเสธ');
    expect((await change({ certificate_authority: '' })).failure).toContain('ใบรับรอง');
    // The stored password goes only where it was given for.
    for (const elsewhere of [
      { port: 1 },
      { host: 'elsewhere.example' },
      { kind: 'mysql' as const },
    ]) {
      await expect(change(elsewhere)).rejects.toThrow('400');
    }
    const { password } = address;
    expect(await change({ port: 1, password })).toMatchObject({
      failure: 'ติดต่อเซิร์ฟเวอร์ไม่ได้',
      read_at: first.read_at,
      report: { fields: { created: 4 } },
    });
    // The first failure is reported, the following ones are not.
    expect((await titles()).length).toBe(before.length + 1);

    await foreign.run('alter table orders rename column placed_on to ordered_on');
    const again = await change({ password });
    expect(again).toMatchObject({ failure: null, report: { fields: { changed: 1, created: 0 } } });
  });
});
