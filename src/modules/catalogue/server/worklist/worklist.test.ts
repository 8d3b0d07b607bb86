import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { worklistRoute } from '#modules/catalogue/contract/worklist.ts';
import { getCompanyRoute } from '#modules/catalogue/contract/companies.ts';
import * as entries from '#modules/catalogue/contract/entries.ts';
import { engineRoutes } from '#modules/engines/contract/engines.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { writeCatalogue } from '../testing/catalogue.ts';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { soon } from '#tests/support/soon.ts';

let app: TestApp;
let admin: SignedIn;
let company: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app);
  const described = { name_th: 'ชื่อ', description: 'คำอธิบาย' };
  company = await writeCatalogue(app, admin, {
    company: { code: 'GAPS', name_th: 'บริษัท' },
    modules: [{ code: 'M', ...described }],
    features: [{ code: 'F', module_code: 'M', ...described }],
    fields: [
      { code: 'whole', feature_code: 'F', ...described, sample_value: '1' },
      { code: 'unnamed', feature_code: 'F', sample_value: '1', description: 'คำอธิบาย' },
      {
        code: 'astray',
        feature_code: 'F',
        ...described,
        sample_value: '1',
        target_table: 'GONE',
        target_field: 'id',
      },
      {
        code: 'output',
        feature_code: 'F',
        ...described,
        level: 'process',
        engine_code: 'UNKNOWN-ENGINE',
        inputs: [{ feature: 'F', field: 'gone' }],
      },
    ],
  });
});
afterAll(() => app.close());

async function missing(query: object = {}) {
  const { data, total } = await admin.ask(worklistRoute, {
    query: { company_id: company, ...query },
  });
  expect(total).toBe(data.length);
  return data.map(({ code, gaps }) => `${code}: ${gaps.join(' ')}`);
}

async function completeness() {
  const { data } = await admin.ask(getCompanyRoute, { params: { id: company } });
  return data.completeness;
}

it('lists what is missing, from the company down, by kind of entry and of gap', async () => {
  expect(await missing()).toEqual([
    'GAPS: description owner',
    'M: owner',
    'F: owner',
    'unnamed: name_th',
    'astray: relation',
    'output: engine relation',
  ]);
  expect(await missing({ gap: 'relation' })).toEqual([
    'astray: relation',
    'output: engine relation',
  ]);
  expect(await missing({ kind: 'field', gap: 'name_th' })).toEqual(['unnamed: name_th']);
});

it('lists the same in pages that begin in one kind and end in another', async () => {
  const page = async (number: number) => {
    const query = { company_id: company, page: number, page_size: 2 };
    return (await admin.ask(worklistRoute, { query })).data.map(({ code }) => code);
  };
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    ['GAPS', 'M'],
    ['F', 'unnamed'],
    ['astray', 'output'],
    [],
  ]);
});

it('raises the figure with each gap that is closed, and requires nothing of deprecated entries', async () => {
  // Three values of the company, the module and the feature each, three of two fields, four of two.
  expect(await completeness()).toBe(Math.floor(((23 - 8) / 23) * 100));
  const change = async (code: string, body: object) => {
    const { data } = await admin.ask(worklistRoute, { query: { company_id: company } });
    const { kind, id } = data.find((entry) => entry.code === code) ?? { kind: 'field', id: '' };
    const at = { params: { kind, id } } as const;
    const { updated_at } = (await admin.ask(entries.getEntryRoute, at)).data;
    await admin.ask(entries.changeEntryRoute, { ...at, body: { ...body, updated_at } });
  };
  await change('unnamed', { name_th: 'ตั้งชื่อแล้ว' });
  expect(await completeness()).toBe(Math.floor(((23 - 7) / 23) * 100));
  await change('output', { deprecated: true });
  expect(await completeness()).toBe(Math.floor(((19 - 5) / 19) * 100));
  expect(await missing({ kind: 'field' })).toEqual(['astray: relation']);
});

it('recognises an engine as soon as it is registered, and the registry knows what uses it', async () => {
  const code = 'ENGINE-THAT-COMES-LATER';
  const late = await writeCatalogue(app, admin, {
    company: { code: 'LATE' },
    modules: [{ code: 'M' }],
    features: [{ code: 'F', module_code: 'M' }],
    fields: [{ code: 'output', feature_code: 'F', level: 'process', engine_code: code }],
  });
  const waiting = async () => {
    const query = { company_id: late, gap: 'engine' as const };
    return (await admin.ask(worklistRoute, { query })).total;
  };
  expect(await waiting()).toBe(1);
  const { id } = await createEngine(admin, { code });
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  const { data } = await admin.ask(engineRoutes.get, { params: { id } });
  expect(data.used_in_count).toBe(1);
});
