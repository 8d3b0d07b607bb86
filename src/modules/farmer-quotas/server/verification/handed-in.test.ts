import { afterAll, beforeAll, expect, it } from 'vitest';
import { quotaHistoryRoute } from '#modules/farmer-quotas/contract/history.ts';
import type { QuotaStatus } from '#modules/farmer-quotas/contract/quota-choices.ts';
import * as quotas from '#modules/farmer-quotas/contract/quotas.ts';
import * as verification from '#modules/farmer-quotas/contract/verification.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createQuota, createSeason } from '../testing/quotas.ts';

let app: TestApp;
let clerk: SignedIn;
let officers: [SignedIn, SignedIn];
let season: string;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  clerk = await signIn(app, await addUser(app, { role: 'staff' }));
  const one = await signIn(app, await addUser(app, { role: 'manager' }));
  const other = await signIn(app, await addUser(app, { role: 'manager' }));
  officers = [one, other];
  season = (await createSeason(one)).name;
});
afterAll(() => app.close());

const move = (person: SignedIn, id: string, status: QuotaStatus) =>
  person.ask(quotas.moveQuotaRoute, { params: { id }, body: { status } });

it('an approval keeps why it was given, which other results and quotas that are handed in again do not have', async () => {
  const [officer] = officers;
  const approval_note = 'เห็นบัตรตัวจริงแล้ว';
  const made = await createQuota(clerk, { season });
  const decide = (id: string, body: { result: 'approved' | 'sent_back'; reject_reason?: string }) =>
    officer.ask(verification.verifyQuotaRoute, {
      params: { id },
      body: { ...body, approval_note },
    });
  const back = { result: 'sent_back', reject_reason: 'ภาพไม่ชัด' } as const;
  expect(await decide(made.id, back)).toMatchObject({ approval_note: '' });
  await move(clerk, made.id, 'pending');
  expect(await decide(made.id, { result: 'approved' })).toMatchObject({ approval_note });
  const params = { id: made.id };
  expect(await clerk.ask(quotas.getQuotaRoute, { params })).toMatchObject({ approval_note });
  const { data } = await clerk.ask(quotaHistoryRoute, { params, query: {} });
  expect(JSON.stringify(data[0])).toContain(approval_note);
  const { id } = await createQuota(clerk, { season });
  const body = { quota_ids: [id], result: 'approved' as const, approval_note };
  expect((await officer.ask(verification.bulkVerifyRoute, { body })).succeeded).toEqual([id]);
  expect(await clerk.ask(quotas.getQuotaRoute, { params: { id } })).toMatchObject({
    approval_note,
  });
});

it('who may verify is notified of what is handed in, until somebody has verified it or it is taken back', async () => {
  const [one, other] = officers;
  const asked = async (person: SignedIn, id: string) => {
    await workOff(app.context);
    const { data } = await person.ask(listInboxRoute, { query: {} });
    return data.filter(({ record_id, title }) => record_id === id && title.includes('รอการตรวจสอบ'))
      .length;
  };
  const askedAll = async (id: string) =>
    [await asked(one, id), await asked(other, id), await asked(clerk, id)].join(' ');
  const { id } = await createQuota(clerk, { season, quota_status: 'draft' });
  expect(await askedAll(id)).toBe('0 0 0');
  await move(clerk, id, 'pending');
  expect(await askedAll(id)).toBe('1 1 0');
  await move(clerk, id, 'draft');
  expect(await askedAll(id)).toBe('0 0 0');
  await move(clerk, id, 'pending');
  expect(await askedAll(id)).toBe('1 1 0');
  const body = { result: 'approved' } as const;
  await one.ask(verification.verifyQuotaRoute, { params: { id }, body });
  expect(await askedAll(id)).toBe('0 0 0');
  const own = await createQuota(other, { season });
  expect(await askedAll(own.id)).toBe('1 0 0');
});

it('officers see when and why a quota that is handed in again was sent back', async () => {
  const [officer] = officers;
  const { id } = await createQuota(clerk, { season });
  const params = { id };
  const sentBackOf = async () =>
    (await officer.ask(verification.checkQuotaRoute, { params })).last_sent_back;
  expect(await sentBackOf()).toBeNull();
  const verdict = { result: 'sent_back', reject_reason: 'ภาพไม่ชัด' } as const;
  await officer.ask(verification.verifyQuotaRoute, { params, body: verdict });
  await move(clerk, id, 'pending');
  expect(await sentBackOf()).toMatchObject({ reason: 'ภาพไม่ชัด' });
});
