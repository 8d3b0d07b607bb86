import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '#modules/catalogue/contract/impact.ts';
import { catalogueFields } from '../entries/entries.tables.ts';
import { engineRoutes } from '#modules/engines/contract/engines.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { writeCatalogue } from '../testing/catalogue.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { walkImpact } from './walk-impact.ts';

let app: TestApp;
let admin: SignedIn;
let company: string;

const PRESS = 'PRESS-ENGINE';
const NOWHERE = 'UNKNOWN-ENGINE';

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  admin = await signIn(app);
  await admin.ask(engineRoutes.create, {
    body: {
      code: PRESS,
      name: 'เครื่องหีบ',
      type: 'function',
      status: 'inactive',
      description: '',
      logic: 'juice = cane * rate',
      tags: [],
    },
  });
  company = await writeCatalogue(app, admin, {
    company: { code: 'IMPACT' },
    modules: [{ code: 'M' }],
    features: [{ code: 'CANE', module_code: 'M' }],
    fields: [
      // Two fields that refer to each other: a circle.
      { code: 'weight', feature_code: 'CANE', target_table: 'CANE', target_field: 'ticket' },
      { code: 'ticket', feature_code: 'CANE', target_table: 'CANE', target_field: 'weight' },
      { code: 'lost', feature_code: 'CANE', target_table: 'GONE', target_field: 'id' },
      {
        code: 'juice',
        feature_code: 'CANE',
        level: 'process',
        status: 'failed',
        engine_code: PRESS,
        dependencies: [{ engine_code: NOWHERE, required: true }],
        inputs: [{ feature: 'CANE', field: 'weight' }],
      },
      {
        code: 'yield',
        feature_code: 'CANE',
        level: 'analytic',
        // As people write it, which is the same engine.
        engine_code: PRESS.toLowerCase(),
        used_in: ['Reports', 'AI'],
      },
    ],
  });
});
afterAll(() => app.close());

async function idOf(code: string): Promise<string> {
  const { companyId } = admin;
  const [row] = await app.context.database.inCompany({ companyId }, (tx) =>
    tx
      .select({ id: catalogueFields.id })
      .from(catalogueFields)
      .where(
        and(
          eq(catalogueFields.company_id, companyId),
          eq(catalogueFields.catalogue_company_id, company),
          eq(catalogueFields.code, code),
        ),
      ),
  );
  return row?.id ?? '';
}

async function next(code: string, query: { direction?: 'upstream'; engine?: string } = {}) {
  const { data } = await admin.ask(routes.impactRoute, {
    query: { field_id: await idOf(code), ...query },
  });
  return data.links.map(({ relation, node, expandable }) => [
    relation,
    node.code,
    node.problems.join(),
    expandable,
  ]);
}

it('leads from a field by its output and its engine to what is delivered, a step at a time', async () => {
  expect(await next('weight')).toEqual([
    ['input', 'juice', 'failed', true],
    ['reference', 'ticket', '', true],
  ]);
  expect(await next('juice')).toEqual([['works_out', PRESS, 'inactive', true]]);
  expect(await next('weight', { engine: PRESS })).toEqual([['source', 'yield', '', true]]);
  expect(await next('yield')).toEqual([
    ['delivery', 'AI', '', false],
    ['delivery', 'Reports', '', false],
  ]);
  expect(await next('weight', { engine: NOWHERE })).toEqual([['needs', 'juice', 'failed', true]]);
});

it('leads back to what a field is made from, and shows what is missing', async () => {
  expect(await next('yield', { direction: 'upstream' })).toEqual([
    ['source', PRESS, 'inactive', true],
  ]);
  expect(await next('yield', { direction: 'upstream', engine: PRESS })).toEqual([
    ['works_out', 'juice', 'failed', true],
  ]);
  expect(await next('juice', { direction: 'upstream' })).toEqual([
    ['input', 'weight', '', true],
    ['needs', NOWHERE, 'missing', false],
    ['works_out', PRESS, 'inactive', false],
  ]);
  expect(await next('lost', { direction: 'upstream' })).toEqual([
    ['reference', 'GONE.id', 'missing', false],
  ]);
});

it('exports everything to a file, each thing once even in a circle, up to a limit', async () => {
  const field_id = await idOf('weight');
  const { url } = await admin.ask(routes.createImpactExportRoute, {
    body: { format: 'csv', field_id },
  });
  const lines = (await (await fetch(`${app.address}${url}`)).text()).trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 3).join())).toEqual([
    '1,ผลลัพธ์ของกระบวนการ,juice',
    '1,ฟิลด์ข้อมูล,ticket',
    `2,Engine ประมวลผล,${PRESS}`,
    '3,ฟิลด์วิเคราะห์,yield',
    '4,ปลายทางการใช้งาน,AI',
    '4,ปลายทางการใช้งาน,Reports',
  ]);
  const { companyId } = admin;
  const walked = await app.context.database.inCompany({ companyId }, (tx) =>
    walkImpact(tx, { companyId }, { fieldId: field_id, direction: 'downstream', most: 3 }),
  );
  expect(walked).toMatchObject({ isPartial: true, reached: [{}, {}, { distance: 2 }] });
});
