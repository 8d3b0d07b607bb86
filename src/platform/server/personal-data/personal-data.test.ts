import { getTableColumns } from 'drizzle-orm';
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { orMasked, personalDataEvents, revealRoute } from '#platform/contract/personal-data.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { call, startPlatformApp, type PlatformApp } from '#tests/support/platform-app.ts';
import { companyOwned, timestamps } from '../database/columns.ts';
import { insertRows } from '../database/write-rows.ts';
import { eventLog } from '../events/event-log.tables.ts';
import { exportColumns } from '../export/export-columns.ts';
import type { Serve } from '../http/serve.ts';
import { newId } from '../ids.ts';
import { keepRecords } from '../records/record-keeper.ts';
import { createSecretBox } from '../secret-box.ts';
import { createPersonalData, type PersonalField } from './personal-data.ts';
import { servePersonalData } from './personal-data.routes.ts';
import { hashIn, sealed } from './sealed-column.ts';

const ID = '1103700012345';
const MASKED = '*********2345';

const growers = pgTable(
  'growers',
  { ...companyOwned(), name: text().notNull(), national_id: sealed(), ...timestamps() },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    uniqueIndex('growers_national_id').on(table.company_id, hashIn(table.national_id)),
  ],
);
const CREATE_TABLE = `
  create table growers (company_id integer, id uuid, name text not null, national_id text,
    created_at timestamptz(3) default now(), updated_at timestamptz(3) default now(), primary key (company_id, id));
  create unique index growers_national_id on growers (company_id, split_part(national_id, '.', 1));
  grant all on growers to backoffice_company`;

const thirteenDigits = z.string().regex(/^[\d -]{13,17}$/, 'growers:errors.national_id');
const input = z.strictObject({ name: z.string(), national_id: thirteenDigits.nullable() });
const grower = recordOf(input);
const common = { access: 'growers:write', answers: { 200: grower } } as const;
const createRoute = defineRoute({
  ...common,
  method: 'POST',
  path: '/v1/growers',
  summary: 'Add a grower',
  body: input,
});
const changeRoute = defineRoute({
  ...common,
  method: 'PUT',
  path: '/v1/growers/:id',
  summary: 'Change a grower',
  body: input.extend({ national_id: orMasked(thirteenDigits).nullable(), updated_at: z.string() }),
});
const listRoute = defineRoute({
  ...common,
  method: 'GET',
  path: '/v1/growers',
  summary: 'Growers with a national id',
  query: z.object({ national_id: z.string() }),
  answers: { 200: z.object({ data: z.array(grower) }) },
});

const keeper = keepRecords({
  table: growers,
  entity: 'grower',
  columns: () => getTableColumns(growers),
  show: (row) => grower.parse(row),
  refusals: { growers_national_id: { path: 'national_id' } },
});
const nationalId: PersonalField = {
  entity: 'grower',
  name: 'national_id',
  table: growers,
  column: growers.national_id,
  reveal: 'growers:reveal',
  shown: 4,
};
const personalData = createPersonalData(createSecretBox('a key of thirty-two characters..'));

function serveGrowers(serve: Serve): void {
  serve.transaction(createRoute, ({ tx, scope, body }) =>
    keeper.create(tx, scope, {
      event: 'growers.created',
      values: { ...body, national_id: personalData.seal(scope, nationalId, body.national_id) },
    }),
  );
  serve.transaction(changeRoute, ({ tx, scope, params, body: { updated_at, ...body } }) =>
    keeper.change(tx, scope, {
      id: params.id,
      seen: { updated_at },
      event: 'growers.updated',
      values: () => ({
        ...body,
        national_id: personalData.sealIfNew(scope, nationalId, body.national_id),
      }),
    }),
  );
  serve.transaction(listRoute, async ({ tx, scope, query }) => ({
    data: await tx
      .select()
      .from(growers)
      .where(personalData.matches(scope, nationalId, query.national_id)),
  }));
  servePersonalData(serve, { personalData, fields: [nationalId] });
}

describeEachDatabase('a personal value', (engine) => {
  let home: TestDatabase;
  let app: PlatformApp;
  let clerk: Record<string, string>;
  let officer: Record<string, string>;
  let neighbour: Record<string, string>;

  beforeAll(async () => {
    home = await engine.createDatabase();
    app = await startPlatformApp({ home, routes: serveGrowers });
    await app.connection.pool.query(CREATE_TABLE);
    clerk = app.members.add(newId(), 1, ['growers:write']);
    officer = app.members.add(newId(), 1, ['growers:write', 'growers:reveal']);
    neighbour = app.members.add(newId(), 2, ['growers:write', 'growers:reveal']);
  });
  afterAll(async () => {
    await app.close();
    await home.close();
  });

  const send = (what: `${'GET' | 'POST' | 'PUT'} ${string}`, json?: object, headers = clerk) => {
    const [method, path] = what.split(' ');
    return call(`${app.address}${path}`, { method, headers, json });
  };
  const create = async (national_id: string | null, headers = clerk) => {
    const { status, body } = await send(
      'POST /v1/growers',
      { name: 'สมชาย', national_id },
      headers,
    );
    expect(status).toBe(200);
    return grower.parse(body);
  };
  const find = async (national_id: string, headers = clerk) => {
    const query = new URLSearchParams({ national_id });
    const { body } = await send(`GET /v1/growers?${query}`, undefined, headers);
    return listRoute.answers[200].parse(body).data;
  };
  const reveal = (entity_id: string, headers = officer, more: object = {}) =>
    send(
      `POST ${revealRoute.path}`,
      { entity_type: 'grower', entity_id, field: 'national_id', reason: 'ตรวจบัตร', ...more },
      headers,
    );
  const events = (id: string) =>
    app.database.asSystem(async (tx) =>
      (await tx.select().from(eventLog)).filter(({ entity_id }) => entity_id === id),
    );
  const clear = () => app.connection.pool.query('delete from growers');
  const valueOf = (answer: { body: unknown }) => revealRoute.answers[200].parse(answer.body).value;

  it('is sealed in its table, and masked in answers, lists, exports and the history', async () => {
    await clear();
    const made = await create('1-1037-00012-34-5');
    expect(made.national_id).toBe(MASKED);
    const change = { name: 'สมหญิง', national_id: '2-2222-22222-22-2' };
    const { updated_at } = made;
    const stale = { ...change, updated_at: new Date(0).toISOString() };
    const conflict = await send(`PUT /v1/growers/${made.id}`, stale);
    expect(conflict.body).toMatchObject({ current: { national_id: MASKED } });
    const changed = await send(`PUT /v1/growers/${made.id}`, { ...change, updated_at });
    expect(changed.body).toMatchObject({ national_id: '*********2222' });
    const [listed] = await find(change.national_id);
    expect(listed?.national_id).toBe('*********2222');
    const [column] = exportColumns(grower, {
      id: false,
      name: false,
      national_id: { heading: 'growers:fields.national_id' },
      created_at: false,
      updated_at: false,
    });
    expect(listed && column?.cell(listed, String)).toBe('*********2222');
    const { rows } = await app.connection.pool.query('select * from growers');
    const history = await events(made.id);
    expect(history.map(({ after }) => after)).toMatchObject([
      { national_id: MASKED },
      { national_id: '*********2222' },
    ]);
    expect(JSON.stringify([rows, history])).not.toMatch(/1103700012345|2222222222222/);
  });

  it('is found by its exact value in any spelling, and only in its company', async () => {
    await clear();
    const made = await create(ID);
    const theirs = await create(ID, neighbour);
    expect(await find('1-1037-00012-34-5')).toEqual([made]);
    expect(await find('๑๑๐๓๗๐๐๐๑๒๓๔๕')).toEqual([made]);
    expect(await find(ID, neighbour)).toEqual([theirs]);
    expect(await find('1103700012346')).toEqual([]);
    expect(await find(MASKED)).toEqual([]);
    const twice = await send('POST /v1/growers', { name: 'ซ้ำ', national_id: ID });
    expect(twice.body).toMatchObject({ fields: [{ path: 'national_id' }] });
  });

  it('is left alone by a change that sends the mask back, and cleared by an empty one', async () => {
    await clear();
    const made = await create(ID);
    const put = async (national_id: string | null, { updated_at } = made) =>
      send(`PUT /v1/growers/${made.id}`, { name: 'อีกชื่อ', national_id, updated_at });
    const kept = grower.parse((await put(MASKED)).body);
    expect(kept).toMatchObject({ name: 'อีกชื่อ', national_id: MASKED });
    expect(valueOf(await reveal(made.id))).toBe(ID);
    expect((await put('123', kept)).body).toMatchObject({ fields: [{ path: 'national_id' }] });
    expect((await put(null, kept)).body).toMatchObject({ national_id: null });
    expect(valueOf(await reveal(made.id))).toBeNull();
  });

  it('is revealed with the permission and a reason, which the history shows without the value', async () => {
    await clear();
    const { id } = await create(ID);
    expect((await reveal(id, clerk)).status).toBe(403);
    expect((await reveal(id, officer, { reason: '  ' })).body).toMatchObject({
      fields: [{ path: 'reason' }],
    });
    expect((await reveal(id, officer, { field: 'name' })).body).toMatchObject({
      fields: [{ path: 'field' }],
    });
    expect((await reveal(id, officer, { entity_type: 'mill' })).body).toMatchObject({
      fields: [{ path: 'entity_type' }],
    });
    expect((await reveal(id, neighbour)).status).toBe(404);
    expect((await reveal(newId())).status).toBe(404);
    expect((await events(id)).map(({ name }) => name)).toEqual(['growers.created']);
    expect((await reveal(id)).body).toEqual({ value: ID, shown_seconds: 30 });
    const [, look] = await events(id);
    expect(look).toMatchObject({
      name: personalDataEvents.personal_data_revealed,
      after: { field: 'national_id', reason: 'ตรวจบัตร' },
    });
  });

  it('is never stored, compared or bound to another company in plain text', async () => {
    await clear();
    const row = { company_id: 1, id: newId(), name: 'ลืม', national_id: ID };
    const inCompany = app.database.inCompany({ companyId: 1 }, async (tx) =>
      tx.insert(growers).values(row),
    );
    await expect(inCompany).rejects.toThrow('must be sealed');
    const stored = personalData.seal({ companyId: 2 }, nationalId, ID);
    await app.database.inCompany({ companyId: 1 }, (tx) =>
      insertRows(tx, growers, { rows: [{ ...row, national_id: stored }] }),
    );
    expect((await reveal(row.id)).status).toBe(500);
    expect(() => personalData.seal({ companyId: 1 }, nationalId, MASKED)).toThrow('mask');
  });
});
