import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { discloseFarmerRoute } from '#modules/farmer-quotas/contract/farmers.ts';
import { checkQuotaRoute } from '#modules/farmer-quotas/contract/verification.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createPlot, makeQuota } from '../testing/plots.ts';

let app: TestApp;
let manager: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  manager = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

it('the desk learns whether the plots of a quota are as large as their deeds say', async () => {
  const quota = await makeQuota(manager);
  const findings = async () =>
    (await manager.ask(checkQuotaRoute, { params: { id: quota.id } })).findings;
  expect(await findings()).toMatchObject([{ outcome: 'doubtful' }]);
  const owner = { quota_id: quota.id, farmer_id: quota.farmer_id };
  await createPlot(manager, { ...owner, area_rai: 7, area_ngan: 1, area_wah: 50 });
  expect(await findings()).toMatchObject([{ outcome: 'passed' }]);
  const { deed_number } = await createPlot(manager, { ...owner, area_rai: 70 });
  const [differing] = await findings();
  expect(differing).toMatchObject({ outcome: 'doubtful' });
  expect(differing?.message).toContain(deed_number);
});

it('what is held about a farmer names their plots, and those of nobody else', async () => {
  const permissions = ['read', 'export_personal'].map((name) => `farmer-quotas:${name}` as const);
  const holder = await signIn(app, await addUser(app, { permissions }));
  const quota = await makeQuota(manager);
  const { deed_number } = await createPlot(manager, {
    quota_id: quota.id,
    farmer_id: quota.farmer_id,
  });
  await createPlot(manager);
  const { method, path } = discloseFarmerRoute;
  const body = { format: 'json', reason: 'เจ้าของข้อมูลขอ' };
  const answer = await holder.call(method, path.replace(':id', quota.farmer_id), { body });
  const { related } = z
    .object({ related: z.array(z.object({ deed_number: z.string() })) })
    .parse(answer.body);
  expect(related).toEqual([expect.objectContaining({ deed_number })]);
});
