import { expect, it } from 'vitest';
import { contractInput, contractRoutes } from '#modules/cane-contracts/contract/contracts.ts';
import { moveContractRoute } from '#modules/cane-contracts/contract/moves.ts';
import { anonymiseFarmerRoute } from '#modules/farmer-quotas/contract/farmers.ts';
import { seasonRoutes } from '#modules/farmer-quotas/contract/seasons.ts';
import { createQuota, createSeason } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { makeQuota } from '#modules/land-plots/server/testing/plots.ts';
import { attachedFile, uploadFileRoute } from '#platform/contract/attachments.ts';
import { startTestApp } from '#tests/support/app.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { tablesWith } from '#tests/support/tables-with.ts';

const CANARY = 'นกกระจาบ';

it('keeps the figures of an erased farmer, and nothing that people wrote about them', async () => {
  const app = await startTestApp({ role: 'web' });
  const manager = await signIn(app, await addUser(app, { role: 'manager' }));
  const season = await createSeason(manager);
  const quota = await createQuota(manager, { season: season.name, first_name: CANARY });
  const body = contractInput.parse({
    contractType: 'tons_pro_crane',
    craneType: CANARY,
    totalTons: 20,
    quotaId: quota.id,
    supportItems: [{ supportType: 'cash', price: 500, description: CANARY }],
  });
  const create = () => manager.ask(contractRoutes.create, { body });
  const { id, version } = await create();
  const form = new FormData();
  form.append('entity_type', 'cane_contract');
  form.append('entity_id', id);
  form.append('file', new Blob(['%PDF-1.4 receipt']), `${CANARY}.pdf`);
  const uploaded = await manager.call('POST', uploadFileRoute.path, { body: form });
  const { url } = attachedFile.parse(uploaded.body);
  const attachments = [{ fileName: CANARY, filePath: url, description: CANARY }];
  await manager.ask(contractRoutes.update, {
    params: { id },
    body: {
      ...body,
      attachments,
      supportItems: body.supportItems.map((item) => ({ ...item, attachments })),
      version,
    },
  });
  // Drafts that went to somebody else or are deleted leave a history.
  const moved = await create();
  const buyer = await makeQuota(manager, season.name);
  await manager.ask(contractRoutes.update, {
    params: { id: moved.id },
    body: { ...body, craneType: 'รถคีบ', supportItems: [], quotaId: buyer.id, version: 1 },
  });
  await manager.ask(contractRoutes.delete, { params: { id: (await create()).id } });
  await manager.ask(moveContractRoute, {
    params: { id: moved.id },
    body: { to_status_code: 'cancelled' },
  });
  const { id: seasonId, quotas_count: _count, created_at: _made, ...fields } = season;
  await manager.ask(seasonRoutes.update, {
    params: { id: seasonId },
    body: { ...fields, status: 'closed' },
  });
  expect(await tablesWith(app, [CANARY])).toContain('public.cane_contracts');

  await manager.ask(anonymiseFarmerRoute, {
    params: { id: quota.farmer_id },
    body: { confirm_name: quota.name, reason: 'ครบกำหนดเก็บรักษา' },
  });

  expect(await tablesWith(app, [CANARY])).toEqual([]);
  const kept = await manager.ask(contractRoutes.get, { params: { id } });
  expect(kept).toMatchObject({ totalTons: 20, supportTotal: 500, attachments: [] });
  const sold = await manager.ask(contractRoutes.get, { params: { id: moved.id } });
  expect(sold).toMatchObject({ craneType: 'รถคีบ', quotaId: buyer.id });
  await app.close();
});
