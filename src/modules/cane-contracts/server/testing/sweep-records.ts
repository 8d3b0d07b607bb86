import { CANE_CONTRACT, contractRoutes } from '#modules/cane-contracts/contract/contracts.ts';
import { moveContractRoute } from '#modules/cane-contracts/contract/moves.ts';
import { changeReceiptsRoute } from '#modules/cane-contracts/contract/receipts.ts';
import { getContractSettingsRoute } from '#modules/cane-contracts/contract/settings.ts';
import { attachedFile, uploadFileRoute } from '#platform/contract/attachments.ts';
import { createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { createPlot, makeQuota } from '#modules/land-plots/server/testing/plots.ts';
import type {
  SweepRecords,
  SweptCompany,
  ValueContext,
} from '#tests/support/sweep/swept-company.ts';
import { createContract, makeLand } from './contracts.ts';

const RECEIPTS = changeReceiptsRoute.path;

let made = 0;

/** The land that was given last, as quota, plots and crops belong together. */
let land: Awaited<ReturnType<typeof makeLand>> | undefined;

async function giveQuota({ company: { administrator } }: ValueContext) {
  land = await makeLand(administrator);
  return land.quotaId;
}

const draft = async ({ administrator }: SweptCompany) => ({
  id: (await createContract(administrator, { totalTons: 10 + (made += 1) })).id,
});

/** A receipt that is attached to the contract that is being changed. */
async function attach({ company: { administrator }, params }: ValueContext) {
  const body = new FormData();
  body.append('entity_type', CANE_CONTRACT);
  body.append('entity_id', String(params['id']));
  body.append('file', new Blob([`%PDF-1.4 swept ${(made += 1)}`]), 'receipt.pdf');
  const answer = await administrator.call('POST', uploadFileRoute.path, { body });
  const { url, name, mime_type, size } = attachedFile.parse(answer.body);
  return [
    { fileName: name, filePath: url, fileType: mime_type, fileSize: size, description: 'Swept' },
  ];
}

/** An approved contract with a support item. */
async function supported({ administrator }: SweptCompany) {
  const supportItems = [{ supportType: 'cash', price: (made += 1) } as const];
  const {
    id,
    supportItems: [item],
  } = await createContract(administrator, { supportItems });
  for (const to_status_code of ['submitted', 'approved'] as const) {
    await administrator.ask(moveContractRoute, { params: { id }, body: { to_status_code } });
  }
  return { id, item: item?.id ?? '' };
}

export const sweepRecords: SweepRecords = {
  paths: { '/v1/contracts/:id': draft, '/v1/contracts/:id/support-items/:item': supported },
  fields: {
    quotaId: async ({ administrator }) => (await makeQuota(administrator)).id,
    farmerId: async ({ administrator }) => (await makeQuota(administrator)).farmer_id,
    plotId: async ({ administrator }) => (await createPlot(administrator)).id,
    plotIds: async ({ administrator }) => (await createPlot(administrator)).id,
    cropIds: async ({ administrator }) => (await makeLand(administrator)).cropIds[0] ?? '',
    seasonId: async ({ administrator }) => (await createSeason(administrator)).id,
  },
  values: {
    'POST /v1/contracts quotaId': giveQuota,
    'POST /v1/contracts plotIds': async () => land?.plotIds ?? [],
    'POST /v1/contracts cropIds': async () => land?.cropIds ?? [],
    'POST /v1/contracts supportItems': async () => [],
    'POST /v1/contracts attachments': async () => [],
    'PUT /v1/contracts/:id quotaId': giveQuota,
    'PUT /v1/contracts/:id plotIds': async () => land?.plotIds ?? [],
    'PUT /v1/contracts/:id cropIds': async () => land?.cropIds ?? [],
    'PUT /v1/contracts/:id supportItems': async () => [],
    'PUT /v1/contracts/:id attachments': attach,
    [`PUT ${RECEIPTS} receipts`]: attach,
    [`PUT ${RECEIPTS} version`]: async ({ company: { administrator }, params }) =>
      (await administrator.ask(contractRoutes.get, { params: { id: String(params['id']) } }))
        .version,
    'PATCH /v1/contracts/:id/status to_status_code': async () => 'cancelled',
    'PATCH /v1/contracts/bulk-status to_status_code': async () => 'cancelled',
    'PATCH /v1/contracts/bulk-status contracts': async ({ company }) => [await draft(company)],
    'PUT /v1/contracts/settings updated_at': async ({ company: { administrator } }) =>
      (await administrator.ask(getContractSettingsRoute, {})).updated_at,
  },
  writeOnly: {
    [`PUT ${RECEIPTS} receipts`]: 'are answered in their support item',
    'PATCH /v1/contracts/:id/status to_status_code': 'is answered as status',
  },
};
