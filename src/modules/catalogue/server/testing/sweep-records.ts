import { rootCertificates } from 'node:tls';
import { catalogueImport } from '#modules/catalogue/contract/imports.ts';
import { wrapped } from '#platform/contract/envelopes.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { addCatalogue, addSource } from './catalogue.ts';

let made = 0;

const writer = ({ id, administrator }: SweptCompany) => ({
  companyId: id,
  userId: administrator.userId,
});
const create = (company: SweptCompany) => addCatalogue(company.app, writer(company));
const code = async (company: SweptCompany) => ({ code: (await create(company)).code });

async function createImport({ administrator }: SweptCompany) {
  const body = new FormData();
  body.append('company_code', `swept-${(made += 1)}`);
  body.append('files', new Blob(['module_code\nSWEPT\n']), 'modules.csv');
  const answer = await administrator.call('POST', '/v1/air/imports', { body });
  return { id: wrapped(catalogueImport).parse(answer.body).data.id };
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/air/companies/:id': async (company) => ({ id: (await create(company)).company }),
    '/v1/air/modules/:code': code,
    '/v1/air/features/:code': code,
    '/v1/air/features/id/:id': async (company) => ({ id: (await create(company)).feature }),
    '/v1/air/entries/:kind/:id': async (company) => ({
      kind: 'field',
      id: (await create(company)).field,
    }),
    '/v1/air/imports/:id': createImport,
    // Stored directly: the reading that follows a call would still run during the sweep.
    '/v1/air/sources/:id': async (company) => ({
      id: await addSource(company.app, writer(company)),
    }),
  },
  fields: {
    /** The companies that the catalogue describes, not those of the application. */
    company_id: async (company) => (await create(company)).company,
    module_id: async (company) => (await create(company)).module,
    feature_id: async (company) => (await create(company)).feature,
    field_id: async (company) => (await create(company)).field,
    replacement_id: async (company) => (await create(company)).field,
    owner_id: async ({ employeeId }) => employeeId,
    /** Of an entry of the activity log: the person who is signed in. */
    user_id: async ({ administrator }) => administrator.userId,
  },
  values: {
    // The stored data of a source depend on these two.
    encryption: async () => 'verified',
    repeat: async () => 'daily',
    certificate_authority: async () => rootCertificates[0],
  },
  writeOnly: {
    password: 'is never shown',
    deprecated: 'is shown by the time of it, deprecated_at',
  },
};
