import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createSop, createSow, createValueStream } from '../testing/tracking.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

it('finds value streams, SOPs and SOWs by their names, each with its parent', async () => {
  const stream = await createValueStream(keeper, { name: 'ชั่งน้ำหนักรถอ้อย' });
  const sop = await createSop(keeper, {
    name: 'ชั่งน้ำหนักขาเข้า',
    value_stream_id: stream.id,
  });
  const sow = await createSow(keeper, { name: 'จอแสดงน้ำหนัก', sop_id: sop.id });
  const found = async (person: SignedIn) =>
    (await person.ask(searchRoute, { query: { q: 'น้ำหนัก' } })).data;

  expect(await found(keeper)).toEqual(
    expect.arrayContaining([
      { entity: 'value_stream', id: stream.id, name: stream.name, detail: '', within: null },
      { entity: 'sop', id: sop.id, name: sop.name, detail: stream.name, within: stream.id },
      { entity: 'sow', id: sow.id, name: sow.name, detail: sop.name, within: sop.id },
    ]),
  );
  const stranger = await addUser(app, { role: 'manager', companyId: await addCompany(app) });
  expect(await found(await signIn(app, stranger))).toEqual([]);
});
