import { getSurveySettingsRoute } from '#modules/cane-surveys/contract/settings.ts';
import { createDepartmentRoute } from '#modules/directory/contract/organization.ts';
import { createCropRoute } from '#modules/land-plots/contract/crops.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { createPlot } from '#modules/land-plots/server/testing/plots.ts';
import { newId } from '#platform/server/ids.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { skipVisitRoute } from '#modules/cane-surveys/contract/visits.ts';
import { createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { createSurvey, planVisit } from './surveys.ts';

/** The plot whose quota was given last: plot, crop and visit belong to it. */
let plot: Plot | undefined;

interface Given {
  readonly company: SweptCompany;
}

async function giveQuota({ company }: Given) {
  plot = await createPlot(company.administrator);
  return plot.quota_id;
}

const givePlot = async ({ company }: Given) => (await plotOf(company)).id;

async function plotOf({ administrator }: Pick<SweptCompany, 'administrator'>) {
  plot ??= await createPlot(administrator);
  return plot;
}

async function giveCrop({ company: { administrator } }: Given) {
  const { id, season_id } = await plotOf({ administrator });
  const body = { season_id, variety: 'Swept' };
  return (await administrator.ask(createCropRoute, { params: { id }, body })).id;
}

async function makeVisit({ administrator, employeeId }: SweptCompany) {
  const { id: plot_id } = await createPlot(administrator);
  const { id } = await planVisit(administrator, { surveyor_id: employeeId, plot_id });
  const body = { skip_reason: 'Swept' };
  // Skipped, so that it can be resumed.
  await administrator.ask(skipVisitRoute, { params: { id }, body });
  return { id };
}

async function giveVisit({ company: { administrator, employeeId } }: Given) {
  const { id: plot_id } = await plotOf({ administrator });
  // One visit a day of each plot.
  const planned_on = new Date(2020, 0, (made += 1)).toLocaleDateString('sv');
  return (await planVisit(administrator, { surveyor_id: employeeId, plot_id, planned_on })).id;
}

let made = 0;

/** Each taller than those before. */
function grown() {
  made += 1;
  return { height_cm: made, furrow_spacing_cm: 150, stalks_per_clump: made, clumps_per_10m: 10 };
}

async function makeDepartment(administrator: SignedIn) {
  const name = `Swept field office ${(made += 1)}`;
  const body = { name_th: name, name_en: name };
  return (await administrator.ask(createDepartmentRoute, { body })).id;
}

const now = async () => new Date().toISOString();

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/cane-surveys/:id': async ({ administrator }) => ({
      id: (await createSurvey(administrator, grown())).id,
    }),
    '/v1/cane-surveys/visits/:id': makeVisit,
  },
  fields: {
    quota_id: async (company) => giveQuota({ company }),
    plot_id: async ({ administrator }) => (await createPlot(administrator)).id,
    farmer_id: async ({ administrator }) => (await createPlot(administrator)).farmer_id,
    season_id: async ({ administrator }) => (await createSeason(administrator)).id,
    office_id: async ({ administrator }) => makeDepartment(administrator),
    crop_id: async (company) => giveCrop({ company }),
    visit_id: async (company) => giveVisit({ company }),
    surveyor_id: async ({ employeeId }) => employeeId,
    draft_id: async () => newId(),
  },
  values: {
    'POST /v1/cane-surveys quota_id': giveQuota,
    'POST /v1/cane-surveys plot_id': givePlot,
    'POST /v1/cane-surveys crop_id': giveCrop,
    'POST /v1/cane-surveys visit_id': giveVisit,
    'PUT /v1/cane-surveys/:id quota_id': giveQuota,
    'PUT /v1/cane-surveys/:id plot_id': givePlot,
    'PUT /v1/cane-surveys/:id crop_id': giveCrop,
    'PUT /v1/cane-surveys/:id visit_id': giveVisit,
    'PUT /v1/cane-surveys/settings updated_at': async ({ company: { administrator } }) =>
      (await administrator.ask(getSurveySettingsRoute, {})).updated_at,
    draft_id: async () => newId(),
    device_time: now,
    production_year: async () => 2027,
    stalk_density: async () => 1.1,
    usual_stalk_kg: async () => 1.3,
    harvested_percent: async () => 90,
  },
  writeOnly: {
    'POST /v1/cane-surveys device_time': 'is compared with the clock of the server',
  },
};
