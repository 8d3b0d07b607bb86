import { afterAll, beforeAll, expect, it } from 'vitest';
import { quotaHistoryRoute } from '#modules/farmer-quotas/contract/history.ts';
import * as corrections from '#modules/farmer-quotas/contract/corrections.ts';
import * as quotas from '#modules/farmer-quotas/contract/quotas.ts';
import * as verification from '#modules/farmer-quotas/contract/verification.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';
import { move, startDesk } from '../testing/desk.ts';
import { createQuota } from '../testing/quotas.ts';

let app: TestApp;
let clerk: SignedIn;
let officers: readonly [SignedIn, SignedIn];
let season: string;

beforeAll(async () => {
  ({ app, clerk, officers, season } = await startDesk());
});
afterAll(() => app.close());

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

it('an approval keeps in both languages what the checks said then, whatever is corrected later', async () => {
  const [officer, other] = officers;
  const { id, quota_code, farmer_id, name } = await createQuota(clerk, { season });
  const params = { id };
  const notAsked = { th: [], en: [] };
  const find = () => clerk.ask(quotas.getQuotaRoute, { params });
  expect(await find()).toMatchObject({ failed_checks: notAsked, doubtful_checks: notAsked });
  const body = { result: 'approved' } as const;
  await officer.ask(verification.verifyQuotaRoute, { params, body });
  const address = 'ความครบถ้วนของที่อยู่ติดต่อ: ที่อยู่ติดต่อยังไม่มีตำบล อำเภอ และจังหวัดครบ';
  const then = {
    failed_checks: {
      th: ['เอกสาร: ยังไม่มีสำเนาครบทั้งสองอย่าง', address],
      en: [
        'Documents: At least one of the two copies is missing',
        'Completeness of the contact address: The contact address lacks its sub-district, district or province',
      ],
    },
  };
  expect(await find()).toMatchObject(then);
  const query = { season, checks: 'failed' } as const;
  const despite = await clerk.ask(quotas.listQuotasRoute, { query });
  expect(despite.data.map((each) => each.id)).toContain(id);
  const doubtsOf = async () => {
    const { th, en } = (await find()).doubtful_checks;
    return [...th, ...en];
  };
  const doubts = await doubtsOf();
  expect(doubts).toContain('โทรศัพท์ซ้ำ: ยังไม่มีหมายเลขโทรศัพท์');
  expect(doubts).toContain('Shared phone: There is no phone number');

  const changes = {
    phone: '0898887766',
    contact_province_id: 40,
    contact_district_id: 4001,
    contact_subdistrict_id: 400101,
  };
  const asked = await officer.ask(corrections.requestCorrectionRoute, {
    params,
    body: { changes, reason: 'ย้ายบ้าน' },
  });
  await other.ask(corrections.decideCorrectionRoute, {
    params: { id: asked.id },
    body: { approve: true },
  });
  expect(await find()).toMatchObject({ ...then, contact_district_id: 4001 });
  expect(await doubtsOf()).toEqual(doubts);

  const historyIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const { data } = await clerk.ask(quotaHistoryRoute, { params, query: {}, headers });
    const changesOf = (event: string) =>
      data
        .filter((entry) => entry.event === event)
        .flatMap((entry) => entry.changes.map(({ label, after }) => `${label}: ${after}`));
    return {
      verified: changesOf(verification.verificationEvents.verified_despite_checks),
      created: changesOf(quotas.quotaEvents.created),
    };
  };
  const { verified, created } = await historyIn('th');
  expect(verified).toContain(`ตรวจไม่ผ่านตอนอนุมัติ: ${then.failed_checks.th.join(', ')}`);
  expect(verified.join()).not.toContain('ผู้บันทึก');
  expect(created).toEqual(
    expect.arrayContaining([`ปีการผลิต: ${season}`, `เลขโควต้า: ${quota_code}`, `ชาวไร่: ${name}`]),
  );
  expect(created.join()).not.toContain('ปี พ.ศ.');
  expect((await historyIn('en')).verified).toContain(
    `Failed when approved: ${then.failed_checks.en.join(', ')}`,
  );

  const narrowed = new URLSearchParams({ season, farmer_id, checks: 'failed' });
  const file = await fetch(`${app.address}/v1/quotas/export?${narrowed}`, {
    headers: { authorization: `Bearer ${officer.jwt}`, 'x-company-id': '1' },
  });
  const [headings = '', row] = (await file.text()).split('\r\n');
  expect(headings).toContain('เหตุผล,ตรวจไม่ผ่านตอนอนุมัติ,ควรดูตอนอนุมัติ,เหตุผลที่อนุมัติ');
  expect(row).toContain(then.failed_checks.th.join('; '));
  expect(row).toContain(',อนุมัติแล้ว · มีข้อไม่ผ่าน,');

  const several = await createQuota(clerk, { season });
  await officer.ask(verification.bulkVerifyRoute, {
    body: { quota_ids: [several.id], result: 'approved' },
  });
  expect(await clerk.ask(quotas.getQuotaRoute, { params: { id: several.id } })).toMatchObject(then);
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
