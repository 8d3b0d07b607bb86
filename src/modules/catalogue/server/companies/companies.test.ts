import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dashboardRoute,
  refreshDashboardRoute,
  expandModuleRoute,
  listModulesRoute,
} from '#modules/catalogue/contract/companies.ts';
import * as features from '#modules/catalogue/contract/features.ts';
import { engineRoutes } from '#modules/engines/contract/engines.ts';
import { listUsesRoute } from '#modules/engines/contract/uses.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { writeCatalogue, type Contents } from '../testing/catalogue.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let admin: SignedIn;
let company: string;

const mill: Contents = {
  company: { code: 'MILL', name_th: 'โรงงานน้ำตาล', name_en: 'Sugar mill' },
  modules: [
    { code: 'CANE', name_th: 'รับซื้ออ้อย', name_en: 'Cane purchasing' },
    { code: 'OLD', status: 'inactive' },
  ],
  features: [
    { code: 'cane_ticket', module_code: 'CANE', name_th: 'ใบชั่งอ้อย' },
    { code: 'farmer', module_code: 'CANE', name_th: 'ชาวไร่' },
  ],
  fields: [
    { code: 'id', feature_code: 'farmer', type: 'number', is_required: true },
    { code: 'lost', feature_code: 'cane_ticket', target_table: 'nothing', target_field: 'id' },
    {
      code: 'farmer_id',
      feature_code: 'cane_ticket',
      type: 'number',
      target_table: 'farmer',
      target_field: 'id',
    },
    {
      code: 'net_weight',
      feature_code: 'cane_ticket',
      level: 'process',
      status: 'failed',
      engine_code: 'WEIGH',
      dependencies: [{ engine_code: 'SCALE', required: true }],
      inputs: [{ feature: 'cane_ticket', field: 'farmer_id' }],
    },
    {
      code: 'daily_cane',
      feature_code: 'cane_ticket',
      level: 'analytic',
      used_in: ['Reports', 'AI'],
    },
  ],
};

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  admin = await signIn(app);
  company = await writeCatalogue(app, admin, mill);
});
afterAll(() => app.close());

it('counts what companies have, and shows when the figures were computed', async () => {
  const { data } = await admin.ask(dashboardRoute, { query: { company_id: company } });
  expect(data.system_metrics).toEqual({
    total_companies: 1,
    active_modules: 1,
    total_features: 2,
    total_fields: 5,
    active_processes: 0,
    analytics_count: 1,
  });
  expect(data.companies[0]).toMatchObject({ company_name: 'โรงงานน้ำตาล', total_modules: 2 });
  const refreshed = await admin.ask(refreshDashboardRoute, { query: {} });
  expect(Date.parse(refreshed.data.as_of ?? '')).toBeGreaterThan(Date.parse(data.as_of ?? ''));
});

it('lists modules by code, by text and by status, and opens one with its features', async () => {
  const codes = async (query: object) =>
    (await admin.ask(listModulesRoute, { query })).data.map(({ module_code }) => module_code);
  expect(await codes({ company_id: company })).toEqual(['CANE', 'OLD']);
  expect(await codes({ search: 'อ้อย' })).toEqual(['CANE']);
  expect(await codes({ status: 'inactive' })).toEqual(['OLD']);

  const { data } = await admin.ask(expandModuleRoute, { params: { code: 'CANE' }, query: {} });
  expect(data).toMatchObject({ module_name: 'รับซื้ออ้อย', feature_count: 2, field_count: 5 });
  expect(data.features).toMatchObject([
    { feature_code: 'cane_ticket', feature_name: 'ใบชั่งอ้อย', field_count: 4 },
    { feature_code: 'farmer', field_count: 1 },
  ]);
});

it('shows the fields of a feature at three levels, and distinguishes broken relations', async () => {
  const ofTicket = { params: { code: 'cane_ticket' }, query: {} };
  const { data: ticket } = await admin.ask(features.getFeatureRoute, ofTicket);
  expect(ticket).toMatchObject({ company_name: 'โรงงานน้ำตาล', module_code: 'CANE' });

  const { data: farmer } = await admin.ask(features.listDeepLevelRoute, {
    params: { code: 'farmer' },
    query: {},
  });
  const farmerId = farmer[0]?.id;
  const { data: deep } = await admin.ask(features.listDeepLevelRoute, ofTicket);
  expect(deep.map(({ field_code, relation }) => [field_code, relation])).toEqual([
    ['lost', { target_table: 'nothing', target_field: 'id', target_field_id: null }],
    ['farmer_id', { target_table: 'farmer', target_field: 'id', target_field_id: farmerId }],
  ]);
  const { data: process } = await admin.ask(features.listProcessLevelRoute, ofTicket);
  expect(process).toMatchObject([
    {
      output_name: 'net_weight',
      status: 'failed',
      engine_name: 'WEIGH',
      dependencies: [{ engine_name: 'SCALE', required: true }],
    },
  ]);
  const { data: analytic } = await admin.ask(features.listAnalyticLevelByIdRoute, {
    params: { id: ticket.id },
  });
  expect(analytic).toMatchObject([{ field_name: 'daily_cane', used_in: ['Reports', 'AI'] }]);
  const { data: all } = await admin.ask(features.listFieldsRoute, {
    query: { feature_id: ticket.id },
  });
  expect(all).toHaveLength(4);
});

it('names the engines of the registry, and reports what uses them', async () => {
  const weigh = { code: 'WEIGH', name: 'Weighbridge', type: 'function' as const };
  const { data: engine } = await admin.ask(engineRoutes.create, { body: weigh });
  await writeCatalogue(app, admin, mill);
  const { data: outputs } = await admin.ask(features.listProcessLevelRoute, {
    params: { code: 'cane_ticket' },
    query: { company_id: company },
  });
  expect(outputs).toMatchObject([{ engine_id: engine.id, engine_name: 'Weighbridge' }]);
  const used = await admin.ask(listUsesRoute, { params: { id: engine.id }, query: {} });
  expect(used.data).toMatchObject([{ kind: 'process_output', code: 'net_weight', required: true }]);
});

it('asks which company is meant if two have the same code', async () => {
  await writeCatalogue(app, admin, { ...mill, company: { code: 'OTHER' }, fields: [] });
  const ambiguous = await admin.call('GET', '/v1/air/features/farmer');
  expect(ambiguous).toMatchObject({ status: 409, body: { success: false } });
  const meant = await admin.call('GET', `/v1/air/features/farmer?company_id=${company}`);
  expect(meant.body).toMatchObject({
    success: true,
    message: null,
    data: { company_code: 'MILL' },
  });
});
