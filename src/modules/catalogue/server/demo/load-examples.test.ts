import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dashboardRoute } from '#modules/catalogue/contract/companies.ts';
import { listFoundRoute } from '#modules/catalogue/contract/search.ts';
import { impactRoute } from '#modules/catalogue/contract/impact.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { soon } from '#tests/support/soon.ts';

let app: TestApp;
let mill: SignedIn;

const OURS = ['น้ำตาลธารอ้อยทอง', 'ตะวันงามการเกษตร'];

const dashboard = async () => (await mill.ask(dashboardRoute, {})).data;

beforeAll(async () => {
  app = await startTestApp({ environment: { DEMO: '1', PORT: '4321' } });
  mill = await signIn(app);
  const isLoaded = async () => {
    const names = (await dashboard()).companies.map(({ company_name }) => company_name);
    return OURS.every((name) => names.includes(name));
  };
  await vi.waitUntil(isLoaded, soon);
});
afterAll(() => app.close());

it('describes the systems of both companies, with processes and analytics', async () => {
  const { companies, system_metrics } = await dashboard();
  for (const name of OURS) {
    const company = companies.find(({ company_name }) => company_name === name);
    expect(company?.total_modules).toBeGreaterThanOrEqual(2);
    expect(company?.total_fields).toBeGreaterThan(10);
    expect(company?.completeness).toBe(100);
  }
  expect(system_metrics.active_processes).toBeGreaterThanOrEqual(5);
  expect(system_metrics.analytics_count).toBeGreaterThanOrEqual(6);
});

it('has fields of all levels, whose relations and engines all exist', async () => {
  const rows = await queryRows<{ company_id: number; code: string; level: string }>(
    app,
    `select field.company_id, field.code, field.level from catalogue_fields field
     join catalogue_companies company on company.id = field.catalogue_company_id
     where company.code in ('TOT', 'TNG') and (field.engine_unknown or field.inputs_broken
       or field.target_table is not null and field.target_field_id is null)`,
  );
  expect(rows).toEqual([]);
  const levels = await queryRows<{ company: string; level: string }>(
    app,
    `select distinct field.company_id || ' ' || company.code as company, field.level
     from catalogue_fields field
     join catalogue_companies company on company.id = field.catalogue_company_id
     where company.code in ('TOT', 'TNG') order by 1, 2`,
  );
  expect(levels.map(({ company, level }) => `${company} ${level}`)).toEqual(
    ['1 TNG', '1 TOT', '2 TNG'].flatMap((company) =>
      ['analytic', 'deep', 'process'].map((level) => `${company} ${level}`),
    ),
  );
});

it('shows what depends on the weight of a load: the price, what is paid, and who reads it', async () => {
  const { data } = await mill.ask(listFoundRoute, { query: { q: 'net_tons' } });
  const id = data.find(({ code }) => code === 'net_tons')?.id ?? '';
  const impact = await mill.ask(impactRoute, { query: { field_id: id } });
  const codes = impact.data.links.map(({ node }) => node.code);
  expect(codes).toEqual(
    expect.arrayContaining(['quota_left', 'cane_price', 'daily_tons', 'cost_of_cane']),
  );
});
