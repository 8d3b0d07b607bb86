import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveQuotaRoute } from '#modules/farmer-quotas/contract/quotas.ts';
import * as verification from '#modules/farmer-quotas/contract/verification.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createQuota, createSeason } from '../testing/quotas.ts';

let app: TestApp;
let clerk: SignedIn;
let officer: SignedIn;
let verifiers: string[];
let season: string;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  clerk = await signIn(app, await addUser(app, { role: 'staff' }));
  const [one, other] = [
    await addUser(app, { role: 'manager' }),
    await addUser(app, { role: 'manager' }),
  ];
  verifiers = [one, other].map(({ username }) => `${username} ทดสอบ`);
  officer = await signIn(app, one);
  season = (await createSeason(officer)).name;
});
afterAll(() => app.close());

it('those who enter quotas read who verifies them', async () => {
  await addUser(app, { role: 'manager', employee: false });
  const { data } = await clerk.ask(verification.listVerifiersRoute, {});
  expect(data.names.slice(0, 2).toSorted()).toEqual(verifiers.toSorted());
  expect(data.total).toBe(data.names.length);
});

it('a quota that was sent back is listed for the person who entered it, until it is handed in again', async () => {
  const { id } = await createQuota(clerk, { season });
  const sentBack = async (person: SignedIn) =>
    (await person.ask(verification.listSentBackRoute, {})).data.map((quota) => quota.id);
  expect(await sentBack(clerk)).toEqual([]);
  await officer.ask(verification.verifyQuotaRoute, {
    params: { id },
    body: { result: 'sent_back', reject_reason: 'ภาพไม่ชัด' },
  });
  expect(await sentBack(clerk)).toEqual([id]);
  expect(await sentBack(officer)).toEqual([]);
  await clerk.ask(moveQuotaRoute, { params: { id }, body: { status: 'pending' } });
  expect(await sentBack(clerk)).toEqual([]);
});
