import {
  allowInHouseServiceRoute,
  type inHouseServiceInput,
} from '#modules/companies/contract/in-house-services.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import type { z } from 'zod';

let services = 0;

function newHost(): string {
  services += 1;
  return `swept-${services}.example`;
}

let companies = 0;

function newCode(): string {
  companies += 1;
  return `SW${companies}`;
}

async function allowService({ administrator }: SweptCompany) {
  const body: z.input<typeof inHouseServiceInput> = { host: newHost(), note: 'Swept' };
  return (await administrator.ask(allowInHouseServiceRoute, { body })).data;
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/api/companies/:id': async ({ id }) => ({ id }),
    '/v1/in-house-services/:id': async (company) => ({ id: (await allowService(company)).id }),
  },
  fields: {},
  values: {
    'POST /v1/companies code': async () => newCode(),
    'PUT /v1/company-profile code': async () => newCode(),
    'POST /v1/in-house-services host': async () => newHost(),
    'POST /v1/in-house-services ports': async () => [80, 5678],
    'PUT /v1/in-house-services/:id host': async () => newHost(),
    'PUT /v1/in-house-services/:id ports': async () => [80, 5678],
  },
};
