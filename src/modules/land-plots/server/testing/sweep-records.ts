import { createDepartmentRoute } from '#modules/directory/contract/organization.ts';
import { createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { createCropRoute } from '#modules/land-plots/contract/crops.ts';
import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import { getPlotSettingsRoute } from '#modules/land-plots/contract/settings.ts';
import { attachedFile, uploadFileRoute } from '#platform/contract/attachments.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createPlot, drawShape, makeQuota, PLACES, squareAt } from './plots.ts';

let made = 0;

/** The farmer of the quota that was given last, as both belong together. */
let farmer = '';

async function giveQuota({ company: { administrator } }: { readonly company: SweptCompany }) {
  const quota = await makeQuota(administrator);
  farmer = quota.farmer_id;
  return quota.id;
}

async function plotOf({ administrator }: SweptCompany) {
  return { id: (await createPlot(administrator)).id };
}

async function cropOf(company: SweptCompany) {
  const { id } = await plotOf(company);
  const season_id = (await createSeason(company.administrator)).id;
  const crop = await company.administrator.ask(createCropRoute, {
    params: { id },
    body: { season_id, variety: 'Swept' },
  });
  return { id, crop: crop.id };
}

/** A file of the plot that is being changed. */
async function attachDeed({ administrator }: SweptCompany, id: string) {
  const body = new FormData();
  body.append('entity_type', LAND_PLOT);
  body.append('entity_id', id);
  body.append('file', new Blob([`%PDF-1.4 swept ${(made += 1)}`]), 'deed.pdf');
  const answer = await administrator.call('POST', uploadFileRoute.path, { body });
  return attachedFile.parse(answer.body).id;
}

async function makeOffice({ administrator }: SweptCompany) {
  const name = `Swept plots ${(made += 1)}`;
  const body = { name_th: name, name_en: name };
  return (await administrator.ask(createDepartmentRoute, { body })).id;
}

const place = (name: keyof typeof PLACES) => async () => PLACES[name];

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/land-plots/:id': plotOf,
    '/v1/land-plots/:id/crops/:crop': cropOf,
    '/v1/land-plots/shapefiles/:id': async ({ administrator }) => ({
      id: (await drawShape(administrator)).id,
    }),
  },
  fields: {
    quota_id: async ({ administrator }) => (await makeQuota(administrator)).id,
    farmer_id: async ({ administrator }) => (await makeQuota(administrator)).farmer_id,
    shapefile_id: async ({ administrator }) => (await drawShape(administrator)).id,
    season_id: async ({ administrator }) => (await createSeason(administrator)).id,
    from_season_id: async ({ administrator }) => (await createSeason(administrator)).id,
    to_season_id: async ({ administrator }) => (await createSeason(administrator)).id,
    office_id: makeOffice,
    ownership_document_id: async (company) => attachDeed(company, (await plotOf(company)).id),
    plot_id: async ({ administrator }) => (await createPlot(administrator)).id,
  },
  values: {
    'POST /v1/land-plots quota_id': giveQuota,
    'POST /v1/land-plots farmer_id': async () => farmer,
    'PUT /v1/land-plots/:id quota_id': giveQuota,
    'PUT /v1/land-plots/:id farmer_id': async () => farmer,
    'POST /v1/land-plots ownership_document_id': async () => null,
    'PUT /v1/land-plots/:id ownership_document_id': async ({ company, params }) =>
      attachDeed(company, String(params['id'])),
    'POST /v1/land-plots province_id': place('province_id'),
    'POST /v1/land-plots district_id': place('district_id'),
    'POST /v1/land-plots subdistrict_id': place('subdistrict_id'),
    'PUT /v1/land-plots/:id province_id': place('province_id'),
    'PUT /v1/land-plots/:id district_id': place('district_id'),
    'PUT /v1/land-plots/:id subdistrict_id': place('subdistrict_id'),
    'POST /v1/land-plots/shapefiles/drawn shape': async () => squareAt((made += 1) % 90, -100),
    'PUT /v1/land-plots/settings updated_at': async ({ company: { administrator } }) =>
      (await administrator.ask(getPlotSettingsRoute, {})).updated_at,
    map_tiles: async () => `https://tiles.example.com/${(made += 1)}/{z}/{x}/{y}.png`,
    satellite_tiles: async () => `https://tiles.example.com/${(made += 1)}/{z}/{x}/{y}.jpg`,
    planted_on: async () => '2026-03-04',
    harvested_on: async () => '2026-12-01',
  },
  rowValues: {
    'GET /v1/land-plots sort area': (row) => row['area_square_metres'],
  },
};
