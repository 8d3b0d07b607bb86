import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveQuotaRoute } from '#modules/farmer-quotas/contract/quotas.ts';
import { getSettingsRoute, updateSettingsRoute } from '#modules/farmer-quotas/contract/settings.ts';
import * as verification from '#modules/farmer-quotas/contract/verification.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createQuota, createSeason } from '../testing/quotas.ts';

let app: TestApp;
let clerk: SignedIn;
let officer: SignedIn;
let other: SignedIn;
let verifiers: string[];
let season: string;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  clerk = await signIn(app, await addUser(app, { role: 'staff' }));
  const [one, two] = [
    await addUser(app, { role: 'manager' }),
    await addUser(app, { role: 'manager' }),
  ];
  verifiers = [one, two].map(({ username }) => `${username} ทดสอบ`);
  [officer, other] = [await signIn(app, one), await signIn(app, two)];
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

it('what somebody entered and may not verify is neither in their queue nor counted there', async () => {
  const { quota_code: search } = await createQuota(officer, { season });
  const queueOf = (person: SignedIn) =>
    person.ask(verification.listPendingRoute, { query: { search, season } });
  expect(await queueOf(officer)).toMatchObject({
    total: 0,
    counts: { all: 0, unassigned: 0 },
    own_entries: 1,
  });
  expect(await queueOf(other)).toMatchObject({ total: 1, counts: { all: 1 }, own_entries: 0 });
  const settings = await officer.ask(getSettingsRoute, {});
  await officer.ask(updateSettingsRoute, { body: { ...settings, own_entries_verified: true } });
  expect(await queueOf(officer)).toMatchObject({ total: 1, counts: { all: 1 }, own_entries: 0 });
});
