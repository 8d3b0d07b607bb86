import { setPriceRoute } from '#modules/products/contract/prices.ts';
import { PRODUCT } from '#modules/products/contract/products.ts';
import { attachedFile, uploadFileRoute } from '#platform/contract/attachments.ts';
import { createFileImportRoute, fileImportDetail } from '#platform/contract/file-imports.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createProduct, createUnit } from './products.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

const nextWeek = () => dayInBangkok(new Date(Date.now() + WEEK_MS));

async function planPrice({ administrator }: SweptCompany) {
  const { id } = await createProduct(administrator);
  const valid_from = nextWeek();
  await administrator.ask(setPriceRoute, { params: { id }, body: { price: 1, valid_from } });
  return { id, valid_from };
}

async function attachFile({ administrator }: SweptCompany) {
  const body = new FormData();
  body.append('entity_type', PRODUCT);
  body.append('entity_id', (await createProduct(administrator)).id);
  body.append('file', new Blob(['swept']), 'swept.txt');
  const answer = await administrator.call('POST', uploadFileRoute.path, { body });
  return { id: attachedFile.parse(answer.body).id };
}

async function sendImport({ administrator }: SweptCompany) {
  const body = new FormData();
  body.append('kind', 'products');
  body.append('file', new Blob(['code\nSWEPT']), 'swept.csv');
  const answer = await administrator.call('POST', createFileImportRoute.path, { body });
  return { id: fileImportDetail.parse(answer.body).id };
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/files/:id': attachFile,
    '/v1/imports/:id': sendImport,
    '/v1/products/:id/prices/:valid_from': planPrice,
  },
  // Lists are sorted by the name that is read first, which is the Thai one.
  rowValues: { 'sort name': (row) => row['name_th'] },
  fields: {
    unit_id: async ({ administrator }) => (await createUnit(administrator)).id,
  },
  values: {
    'POST /v1/products/:id/prices valid_from': async () => nextWeek(),
    'POST /v1/products/change-prices valid_from': async () => nextWeek(),
    'POST /v1/products/change-prices ids': async ({ company: { administrator } }) => [
      (await createProduct(administrator)).id,
    ],
  },
};
