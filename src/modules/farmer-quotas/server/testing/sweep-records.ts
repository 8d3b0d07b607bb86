import { createDepartmentRoute } from '#modules/directory/contract/organization.ts';
import { requestCorrectionRoute } from '#modules/farmer-quotas/contract/corrections.ts';
import { reasonRoutes } from '#modules/farmer-quotas/contract/reasons.ts';
import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { getSettingsRoute, updateSettingsRoute } from '#modules/farmer-quotas/contract/settings.ts';
import { verifyQuotaRoute } from '#modules/farmer-quotas/contract/verification.ts';
import {
  createQuotaImportRoute,
  quotaImportBatch,
} from '#modules/farmer-quotas/contract/imports.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createQuota, createSeason, makeNationalId } from './quotas.ts';

let made = 0;

type Company = Pick<SweptCompany, 'administrator'>;

/** A season of its own, as each person has one quota in a season. */
async function makeQuota({ administrator }: Company, fields: Record<string, string> = {}) {
  const { name } = await createSeason(administrator);
  const quota = await createQuota(administrator, { season: name, ...fields });
  return { quota, season: name };
}

const quotaOf = async (company: Company) => ({ id: (await makeQuota(company)).quota.id });

async function allowOwn(administrator: SignedIn) {
  const settings = await administrator.ask(getSettingsRoute, {});
  if (settings.own_entries_verified) return;
  await administrator.ask(updateSettingsRoute, {
    body: { ...settings, own_entries_verified: true },
  });
}

async function verify({ administrator }: Company, id: string) {
  await allowOwn(administrator);
  const body = { result: 'approved' as const };
  await administrator.ask(verifyQuotaRoute, { params: { id }, body });
}

/** Asked for by somebody else, as nobody decides their own. */
async function makeCorrection(company: SweptCompany) {
  const { id } = await quotaOf(company);
  await verify(company, id);
  const { app, id: companyId } = company;
  const clerk = await signIn(app, await addUser(app, { role: 'manager', companyId }));
  const correction = await clerk.ask(requestCorrectionRoute, {
    params: { id },
    body: { changes: { beneficiary: 'Swept' }, reason: 'Swept' },
  });
  return { id: correction.id };
}

async function makeReason({ administrator }: Company) {
  made += 1;
  const body = { name: `Swept reason ${made}`, result: 'rejected' as const };
  return { id: (await administrator.ask(reasonRoutes.create, { body })).id };
}

async function makeClosed({ administrator }: Company) {
  const season = await createSeason(administrator);
  const quota = await createQuota(administrator, { season: season.name });
  const { id, quotas_count: _count, created_at: _made, ...fields } = season;
  await administrator.ask(seasonRoutes.update, {
    params: { id },
    body: { ...fields, status: 'closed' },
  });
  return { id: quota.farmer_id };
}

async function withDocument(company: Company) {
  const { id } = await quotaOf(company);
  const body = new FormData();
  body.append('document_type', 'id_card_copy');
  body.append('document', new Blob(['%PDF-1.4 swept']), 'id_card.pdf');
  await company.administrator.call('POST', `/v1/quotas/${id}/documents`, { body });
  return { id, type: 'id_card_copy' };
}

async function makeImport({ administrator }: Company) {
  const body = new FormData();
  body.append('file', new Blob(['national_id,first_name,last_name\n']), 'quotas.csv');
  const { method, path } = createQuotaImportRoute;
  const answer = await administrator.call(method, path, { body });
  const { data } = createQuotaImportRoute.answers[201].parse(answer.body);
  return { batch: quotaImportBatch.parse(data).batch_id };
}

async function makeOffice({ administrator }: Company) {
  made += 1;
  const name = `Swept office ${made}`;
  const { id } = await administrator.ask(createDepartmentRoute, {
    body: { name_th: name, name_en: name },
  });
  const settings = await administrator.ask(getSettingsRoute, {});
  await administrator.ask(updateSettingsRoute, {
    body: { ...settings, office_ids: [...settings.office_ids, id] },
  });
  return id;
}

const PLACES = { province_id: 40, district_id: 4007, subdistrict_id: 400_701 };

const IN_WORDS = 'is that of the chosen places of the contact address';

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/quotas/:id': quotaOf,
    '/v1/quotas/code/:code': async (company) => ({
      code: (await makeQuota(company, { quota_code: `SWEPT-${company.id}-${(made += 1)}` })).quota
        .quota_code,
    }),
    '/v1/quotas/farmer/:id': async (company) => ({
      id: (await makeQuota(company)).quota.farmer_id,
    }),
    // Of a closed season, so that the person can be forgotten.
    '/v1/quotas/farmers/:id': makeClosed,
    '/v1/quotas/:id/documents/:type': withDocument,
    '/v1/quotas/corrections/:id': makeCorrection,
    '/v1/quotas/reasons/:id': makeReason,
    '/v1/quotas/seasons/:id': async ({ administrator }) => ({
      id: (await createSeason(administrator)).id,
    }),
    '/v1/quotas/imports/:id': async (company) => ({ id: (await makeImport(company)).batch }),
    '/v1/reports/csv-errors/:batch': makeImport,
  },
  fields: {
    farmer_id: async (company) => (await makeQuota(company)).quota.farmer_id,
    exclude_quota_id: async (company) => (await makeQuota(company)).quota.id,
    quota_ids: async (company) => (await makeQuota(company)).quota.id,
    quota_id: async (company) => (await makeQuota(company)).quota.id,
    office_id: makeOffice,
    office_ids: makeOffice,
  },
  values: {
    'POST /v1/quotas/:id/corrections changes': async ({ company, params }) => {
      await verify(company, String(params['id']));
      return { beneficiary: `Swept ${(made += 1)}` };
    },
    'POST /v1/quotas/seasons year': async () => 2571,
    'PUT /v1/quotas/seasons/:id year': async () => 2572,
    national_id: async () => makeNationalId((made += 1) + 900_000),
    citizen_id: async () => makeNationalId(1),
    quota_code: async () => `SWEPT-${(made += 1)}`,
    birth_date: async () => '1975-04-13',
    bank_account_no: async () => '1234567890',
    baac_account_number: async () => '012345678901',
    contact_province_id: async () => PLACES.province_id,
    contact_district_id: async () => PLACES.district_id,
    contact_subdistrict_id: async () => PLACES.subdistrict_id,
    registered_province_id: async () => PLACES.province_id,
    registered_district_id: async () => PLACES.district_id,
    registered_subdistrict_id: async () => PLACES.subdistrict_id,
    'PUT /v1/quotas/settings updated_at': async ({ company: { administrator } }) =>
      (await administrator.ask(getSettingsRoute, {})).updated_at,
    'PUT /v1/quotas/:id id_card_copy': async () => '',
    'PUT /v1/quotas/:id house_registration_copy': async () => '',
    code_pattern: async () => 'S{YY}-{0000}',
    'POST /v1/quotas/farmers/:id/anonymise confirm_name': async ({ stored }) =>
      `${String(stored['first_name'])} ${String(stored['last_name'])}`,
    'POST /v1/quotas/seasons ends_on': async () => '2099-12-31',
    'PUT /v1/quotas/seasons/:id ends_on': async () => '2099-12-31',
  },
  rowValues: {
    'GET /v1/quotas status': (row) => row['quota_status'],
    'GET /v1/quotas national_id': () => undefined,
    'GET /v1/quotas date_from': () => undefined,
    'GET /v1/quotas date_to': () => undefined,
  },
  writeOnly: {
    'POST /v1/quotas/:id/corrections changes': 'is answered with what was before',
    'PUT /v1/quotas/:id national_id': 'is answered with asterisks',
    'PUT /v1/quotas/:id bank_account_no': 'is answered with asterisks',
    'PUT /v1/quotas/:id baac_account_number': 'is answered with asterisks',
    'PUT /v1/quotas/:id id_card_copy': 'is the address of a stored file',
    'PUT /v1/quotas/:id house_registration_copy': 'is the address of a stored file',
    'PUT /v1/quotas/:id address': IN_WORDS,
    'PUT /v1/quotas/:id sub_district': IN_WORDS,
    'PUT /v1/quotas/:id district': IN_WORDS,
    'PUT /v1/quotas/:id province': IN_WORDS,
    'PUT /v1/quotas/:id postal_code': IN_WORDS,
  },
};
