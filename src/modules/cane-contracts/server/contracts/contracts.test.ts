import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractedPlotsRoute } from '#modules/cane-contracts/contract/contracted-plots.ts';
import { contractInput, contractRoutes } from '#modules/cane-contracts/contract/contracts.ts';
import { updateContractSettingsRoute } from '#modules/cane-contracts/contract/settings.ts';
import { contractHistoryRoute } from '#modules/cane-contracts/contract/history.ts';
import { changeReceiptsRoute } from '#modules/cane-contracts/contract/receipts.ts';
import { moveContractRoute } from '#modules/cane-contracts/contract/moves.ts';
import { quotaHistoryRoute } from '#modules/farmer-quotas/contract/history.ts';
import { attachedFile, removeFileRoute, uploadFileRoute } from '#platform/contract/attachments.ts';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { contractBody, createContract, makeLand } from '../testing/contracts.ts';

let app: TestApp;
let keeper: SignedIn;
let land: Awaited<ReturnType<typeof makeLand>>;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  land = await makeLand(keeper);
});
afterAll(() => app.close());

const refused = z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) });

/** The messages of a refused body by their fields. */
async function refusals(body: object) {
  const answer = await keeper.call('POST', contractRoutes.create.path, {
    body,
    headers: { 'accept-language': 'en' },
  });
  const { fields } = refused.parse(answer.body);
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

describe('what the schema of the specification refuses, in its words', () => {
  it('names every missing field at once', async () => {
    expect(await refusals({})).toEqual({
      contractType: 'Contract type is required',
      quotaId: 'Quota is required',
      totalTons: 'Total tons is required',
    });
  });

  it.each([
    [{ quotaId: 'x' }, { quotaId: 'Invalid quota ID' }],
    [{ quotaId: '' }, { quotaId: 'Quota is required' }],
    [{ totalTons: 0 }, { totalTons: 'Total tons must be greater than 0' }],
    [{ totalTons: 1_000_000 }, { totalTons: 'Total tons cannot exceed 999,999.99' }],
    [
      { contractType: 'tons_pro_7_days', quotaId: '' },
      {
        quotaId: 'Quota is required',
        dayRange: 'Day range is required for Tons Pro 7 Days contract',
      },
    ],
    [
      { contractType: 'tons_pro_crane', totalTons: undefined },
      {
        craneType: 'Crane type is required for Tons Pro Crane contract',
        totalTons: 'Total tons is required',
      },
    ],
    [
      { attachments: [{ fileName: '', filePath: '' }] },
      {
        'attachments.0.fileName': 'File name is required',
        'attachments.0.filePath': 'File path is required',
      },
    ],
  ])('%j', async (fields, messages) => {
    expect(await refusals({ ...(await contractBody(keeper, land)), ...fields })).toEqual(messages);
  });

  it('a green drop needs no tons, and a draft neither plots nor crops', () => {
    const { quotaId } = land;
    const draft = { contractType: 'green_drop', quotaId };
    expect(contractInput.parse(draft)).toMatchObject({ totalTons: null, plotIds: [] });
  });
});

it('contracts are found by a plot', async () => {
  const own = await makeLand(keeper);
  const { id } = await createContract(keeper, own);
  await createContract(keeper, land);
  const [plotId] = own.plotIds;
  const { data } = await keeper.ask(contractRoutes.list, { query: { plotId } });
  expect(data.map((contract) => contract.id)).toEqual([id]);
});

it('land of somebody else is refused at its field', async () => {
  const other = await makeLand(keeper);
  const { quotaId } = land;
  const foreign = await refusals(await contractBody(keeper, { ...other, quotaId }));
  expect(foreign).toEqual({ plotIds: 'A plot is not of the farmer of this quota' });
  const unknown = await refusals(
    await contractBody(keeper, { ...land, plotIds: [land.quotaId], cropIds: [] }),
  );
  expect(Object.keys(unknown)).toEqual(['plotIds']);
  const elsewhere = await refusals(await contractBody(keeper, { ...land, plotIds: [] }));
  expect(elsewhere).toEqual({ cropIds: 'A crop grows on a plot that is not chosen' });
});

it('more tons than the plots usually yield are warned of, by the yield of the company', async () => {
  const contract = await createContract(keeper, { ...land, totalTons: 71 });
  expect(contract).toMatchObject({ expectedTons: 70, warnings: ['tons_above_expected'] });
  const body = { tons_per_rai: 12, conditions: '', updated_at: null };
  await keeper.ask(updateContractSettingsRoute, { body });
  const params = { id: contract.id };
  const read = await keeper.ask(contractRoutes.get, { params });
  expect(read).toMatchObject({ expectedTons: 84, warnings: [] });
});

it('plots that are in another contract of the season are named, unless that was rejected or cancelled', async () => {
  const own = await makeLand(keeper);
  const [one, other] = [await createContract(keeper, own), await createContract(keeper, own)];
  const codesOf = async (quotaId: string) =>
    (await keeper.ask(contractedPlotsRoute, { query: { quotaId } })).data.map(
      ({ plotId, code }) => [plotId, code],
    );
  const [plotId] = own.plotIds;
  expect(await codesOf(own.quotaId)).toEqual([
    [plotId, one.code],
    [plotId, other.code],
  ]);
  const path = moveContractRoute.path.replace(':id', one.id);
  await keeper.call('PATCH', path, { body: { to_status_code: 'cancelled' } });
  expect(await codesOf(own.quotaId)).toEqual([[plotId, other.code]]);
  expect(await codesOf(land.quotaId)).not.toContainEqual([plotId, other.code]);
});

it('support items keep their ids, add up to the satang and have receipts among our files', async () => {
  const items = [0.1, 0.2].map((price) => ({ supportType: 'cash', price }) as const);
  const contract = await createContract(keeper, { ...land, supportItems: items });
  expect(contract.supportTotal).toBe(0.3);
  const file = await attachTo(contract.id);
  const receipt = { fileName: 'ใบเสร็จ', filePath: file.url };
  const params = { id: contract.id };
  const change = (filePath: string) =>
    keeper.ask(contractRoutes.update, {
      params,
      body: {
        ...contractInput.parse(bodyOf(contract)),
        supportItems: contract.supportItems.map((item, place) =>
          place === 0
            ? { ...item, attachments: [{ ...receipt, filePath }] }
            : { ...item, price: 5 },
        ),
        version: contract.version,
      },
    });
  await expect(change('https://example.com/receipt.pdf')).rejects.toThrow('file_elsewhere');
  const changed = await change(file.url);
  expect(changed.supportItems.map(({ id }) => id)).toEqual(
    contract.supportItems.map(({ id }) => id),
  );
  expect(changed.supportTotal).toBe(5.1);
  expect(changed.supportItems[0]?.attachments).toMatchObject([
    { ...receipt, fileType: 'application/pdf', fileSize: file.size },
  ]);
  await keeper.ask(removeFileRoute, { params: { id: file.id } });
  const read = await keeper.ask(contractRoutes.get, { params });
  expect(read.supportItems[0]?.attachments).toEqual([]);
});

it('receipts are attached once a contract is approved, by who may write it, and kept in its history', async () => {
  const field = await signIn(app, await addUser(app, { role: 'staff' }));
  const supportItems = [{ supportType: 'cash', price: 500 }] as const;
  const { id } = await createContract(field, { ...land, supportItems: [...supportItems] });
  const { url } = await attachTo(id);
  const change = async (filePath = url) => {
    const {
      version,
      supportItems: [item],
    } = await field.ask(contractRoutes.get, { params: { id } });
    const receipts = [{ fileName: 'ใบเสร็จ', filePath }];
    const params = { id, item: item?.id ?? '' };
    return field.ask(changeReceiptsRoute, { params, body: { receipts, version } });
  };
  await expect(change()).rejects.toThrow('receipts_closed');
  const path = moveContractRoute.path.replace(':id', id);
  for (const to_status_code of ['submitted', 'approved']) {
    await keeper.call('PATCH', path, { body: { to_status_code } });
  }
  await expect(change('https://example.com/receipt.pdf')).rejects.toThrow('file_elsewhere');
  expect(await change()).toMatchObject({
    status: 'approved',
    supportItems: [{ price: 500, attachments: [{ fileName: 'ใบเสร็จ', filePath: url }] }],
  });
  const { data } = await field.ask(contractHistoryRoute, { params: { id } });
  expect(data[0]).toMatchObject({ event: 'cane-contracts.receipts_changed' });
  const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
  const refusedTo = await viewer.call('PUT', `/v1/contracts/${id}/support-items/${id}/receipts`, {
    body: { receipts: [], version: 1 },
  });
  expect(refusedTo.status).toBe(403);
});

it('what was done to a contract is in the history of its grower, for those who may see contracts', async () => {
  const { id, code } = await createContract(keeper, land);
  const params = { id: land.quotaId };
  const path = moveContractRoute.path.replace(':id', id);
  await keeper.call('PATCH', path, { body: { to_status_code: 'submitted' } });
  const { data } = await keeper.ask(quotaHistoryRoute, { params });
  expect(data.slice(0, 2).map(({ what }) => what)).toEqual([
    `ส่งสัญญาเพื่อขออนุมัติ · ${code}`,
    `สร้างร่างสัญญา · ${code}`,
  ]);
  const reader = await signIn(
    app,
    await addUser(app, { permissions: ['farmer-quotas:read', 'land-plots:read'] }),
  );
  const others = await reader.ask(quotaHistoryRoute, { params });
  expect(others.data.map(({ event }) => event.split('.')[0])).not.toContain('cane-contracts');
});

it('the search over everything says whose contract it finds', async () => {
  const { id, code, farmerName } = await createContract(keeper, land);
  const { data } = await keeper.ask(searchRoute, { query: { q: code } });
  const found = data.find((record) => record.id === id);
  expect(found?.name).toBe(code);
  expect(found?.detail).toContain(farmerName);
  expect(found?.detail).toMatch(/ · ฉบับร่าง$/);
});

/** Attaches a file to a contract. */
async function attachTo(contractId: string) {
  const form = new FormData();
  form.append('entity_type', 'cane_contract');
  form.append('entity_id', contractId);
  form.append('file', new Blob(['%PDF-1.4 receipt']), 'receipt.pdf');
  const { body } = await keeper.call('POST', uploadFileRoute.path, { body: form });
  return attachedFile.parse(body);
}

/** What may be sent again of what was answered. */
function bodyOf(contract: object) {
  const entries = Object.entries(contract);
  return Object.fromEntries(entries.filter(([name]) => name in contractInput.shape));
}

it('is listed by how many tons were promised', async () => {
  const mine = { quotaId: (await makeLand(keeper)).quotaId };
  for (const totalTons of [20, 30, 10]) await createContract(keeper, { ...mine, totalTons });
  const query = { ...mine, sort: '-totalTons' as const };
  const { data } = await keeper.ask(contractRoutes.list, { query });
  expect(data.map(({ totalTons }) => totalTons)).toEqual([30, 20, 10]);
});
