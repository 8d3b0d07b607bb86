import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameRecordsRoute, searchRoute } from '#platform/contract/search.routes.ts';
import { addFiles, addKeeper, createAgent, type Keeper } from '../testing/agents.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let keeper: Keeper;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await addKeeper(app);
});
afterAll(() => app.close());

const found = async (who: SignedIn, q: string) => {
  const { data } = await who.ask(searchRoute, { query: { q } });
  return data.map(({ entity, name, detail }) => `${entity} ${name} ${detail}`);
};

it('agents and files are found by any of their words, the names that fit best first', async () => {
  const named = await createAgent(keeper, { name: 'ผู้ช่วยโควตาอ้อย' });
  const begun = await createAgent(keeper, { name: 'โควตาอ้อยเหนือ' });
  await createAgent(keeper, { name: 'ฝ่ายบัญชี', description: 'ไม่ตอบเรื่องโควตาอ้อย' });
  const [file] = await addFiles(keeper, named.id, { 'คู่มือโควตาอ้อย.txt': 'เนื้อหา' });

  expect(await found(keeper, 'โควตาอ้อย')).toEqual([
    `agent โควตาอ้อยเหนือ ${begun.code}`,
    `agent ผู้ช่วยโควตาอ้อย ${named.code}`,
    expect.stringMatching(/^agent ฝ่ายบัญชี /),
    'agent_file คู่มือโควตาอ้อย.txt ผู้ช่วยโควตาอ้อย',
  ]);
  expect(await found(keeper, named.code.toLowerCase())).toEqual([
    `agent ผู้ช่วยโควตาอ้อย ${named.code}`,
  ]);
  const { data } = await keeper.ask(searchRoute, { query: { q: 'คู่มือ' } });
  expect(data).toEqual([
    {
      entity: 'agent_file',
      id: file?.id,
      name: 'คู่มือโควตาอ้อย.txt',
      detail: 'ผู้ช่วยโควตาอ้อย',
      within: named.id,
    },
  ]);
});

it('at most five of a kind are returned, and the kinds that have more', async () => {
  for (let n = 1; n <= 7; n += 1) await createAgent(keeper, { name: `ฝาแฝดคนที่ ${n}` });
  const { data, more } = await keeper.ask(searchRoute, { query: { q: 'ฝาแฝด' } });
  expect(data.map(({ name }) => name)).toEqual([7, 6, 5, 4, 3].map((n) => `ฝาแฝดคนที่ ${n}`));
  expect(more).toEqual(['agent']);
  const few = await keeper.ask(searchRoute, { query: { q: 'ฝาแฝดคนที่ 7' } });
  expect(few.more).toEqual([]);
});

it('records that were visited are named by their ids, for people who may see them', async () => {
  const { id, code } = await createAgent(keeper, { name: 'เคยเปิดดู' });
  const named = async (who: SignedIn, ids: string) =>
    (await who.ask(nameRecordsRoute, { query: { entity: 'agent', ids } })).data;
  const record = { entity: 'agent', id, name: 'เคยเปิดดู', detail: code, within: null };
  expect(await named(keeper, `${id},no-id`)).toEqual([record]);
  expect(await named(keeper, 'no-id')).toEqual([]);
  const stranger = await signIn(app, await addUser(app, { permissions: [] }));
  const neighbour = await signIn(app, await addUser(app, { companyId: await addCompany(app) }));
  expect(await named(stranger, id)).toEqual([]);
  expect(await named(neighbour, id)).toEqual([]);
});

it('nobody finds what they may not see, nor what belongs to another company', async () => {
  await createAgent(keeper, { name: 'ความลับสุดยอด' });
  const stranger = await signIn(app, await addUser(app, { permissions: [] }));
  const elsewhere = await addCompany(app);
  const neighbour = await signIn(app, await addUser(app, { companyId: elsewhere }));
  expect(await found(keeper, 'ความลับสุดยอด')).toHaveLength(1);
  expect(await found(stranger, 'ความลับสุดยอด')).toEqual([]);
  expect(await found(neighbour, 'ความลับสุดยอด')).toEqual([]);
});

it('wildcards of LIKE are only letters, and input that is not text finds nothing', async () => {
  await createAgent(keeper, { name: 'ครบ 100%_จริง' });
  expect(await found(keeper, '0%_จริง')).toHaveLength(1);
  expect(await found(keeper, '%%%')).toEqual([]);
  expect(await found(keeper, '\u200B\u200B\u200B')).toEqual([]);
  const short = await keeper.call('GET', '/v1/search?q=a');
  expect(short.status).toBe(400);
});
