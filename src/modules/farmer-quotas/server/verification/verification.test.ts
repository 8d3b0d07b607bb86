import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import * as corrections from '#modules/farmer-quotas/contract/corrections.ts';
import {
  quotaMoves,
  quotaStatuses,
  statusOfResult,
  verificationResults,
  type QuotaStatus,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import * as quotas from '#modules/farmer-quotas/contract/quotas.ts';
import { getSettingsRoute, updateSettingsRoute } from '#modules/farmer-quotas/contract/settings.ts';
import { quotaStatisticsRoute } from '#modules/farmer-quotas/contract/statistics.ts';
import * as verification from '#modules/farmer-quotas/contract/verification.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';
import { move, startDesk } from '../testing/desk.ts';
import { createQuota, createSeason, makeNationalId } from '../testing/quotas.ts';

let app: TestApp;
let clerk: SignedIn;
let officers: readonly [SignedIn, SignedIn];
let season: string;

beforeAll(async () => {
  ({ app, clerk, officers, season } = await startDesk());
});
afterAll(() => app.close());

const statusOf = async (id: string) =>
  (await clerk.ask(quotas.getQuotaRoute, { params: { id } })).quota_status;

const verify = (officer: SignedIn, id: string, result: 'approved' | 'rejected' | 'sent_back') =>
  officer.ask(verification.verifyQuotaRoute, {
    params: { id },
    body: { result, reject_reason: result === 'approved' ? '' : 'ภาพไม่ชัด' },
  });

it('moves only as the table of moves says, whatever people try', async () => {
  const [officer] = officers;
  const step = fc.oneof(
    fc.record({ by: fc.constant('move' as const), to: fc.constantFrom(...quotaStatuses) }),
    fc.record({ by: fc.constant('verify' as const), to: fc.constantFrom(...verificationResults) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { id } = await createQuota(clerk, { season });
      let status: QuotaStatus = 'pending';
      for (const { by, to } of steps) {
        const target = by === 'move' ? to : statusOfResult[to];
        const allowed = quotaMoves[status][target];
        const mayMove = allowed !== undefined && (by === 'verify') === (allowed === 'verify');
        const done = by === 'move' ? move(officer, id, to) : verify(officer, id, to);
        const isDone = await done.then(
          () => true,
          () => false,
        );
        expect([status, by, to, isDone]).toEqual([status, by, to, mayMove]);
        if (mayMove) status = target;
      }
      expect(await statusOf(id)).toBe(status);
    }),
    { numRuns: 12 },
  );
});

it('of two officers who verify one quota at the same time one wins', async () => {
  const { id } = await createQuota(clerk, { season });
  const outcomes = await Promise.allSettled(
    [...officers, ...officers].map((officer) => verify(officer, id, 'approved')),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await statusOf(id)).toBe('verified');
});

it('a quota that is deleted while an officer looks at it is missing, and one that was verified is not deleted', async () => {
  const [officer] = officers;
  const gone = await createQuota(clerk, { season });
  await officer.ask(verification.claimQuotaRoute, { params: { id: gone.id } });
  await officer.ask(quotas.deleteQuotaRoute, { params: { id: gone.id } });
  await expect(verify(officer, gone.id, 'approved')).rejects.toThrow('404');
  const kept = await createQuota(clerk, { season });
  const [deleted, verified] = await Promise.allSettled([
    officers[1].ask(quotas.deleteQuotaRoute, { params: { id: kept.id } }),
    verify(officer, kept.id, 'approved'),
  ]);
  expect([deleted.status, verified.status].toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('a claimed quota is left to its officer until it is released, and the queue says whose it is', async () => {
  const [one, other] = officers;
  const { id } = await createQuota(clerk, { season });
  const params = { id };
  await one.ask(verification.claimQuotaRoute, { params });
  await expect(verify(other, id, 'approved')).rejects.toThrow('claimed_by_somebody');
  await expect(other.ask(verification.claimQuotaRoute, { params })).rejects.toThrow('claimed_by');
  const mine = await one.ask(verification.listPendingRoute, { query: { view: 'mine', season } });
  expect(mine.data.map((each) => each.id)).toEqual([id]);
  expect(mine.counts).toMatchObject({ mine: 1 });
  await one.ask(verification.releaseQuotaRoute, { params });
  expect(await verify(other, id, 'sent_back')).toMatchObject({
    quota_status: 'sent_back',
    reject_reason: 'ภาพไม่ชัด',
    claimed_by: null,
  });
});

it('a quota that waits is found by its name, its number and its phone', async () => {
  const [officer] = officers;
  const { id, name, quota_code, phone } = await createQuota(clerk, {
    season,
    phone: '081-555-7788',
  });
  await createQuota(clerk, { season });
  for (const search of [name, quota_code.toLowerCase(), phone]) {
    const found = await officer.ask(verification.listPendingRoute, { query: { search, season } });
    expect(found.data.map((each) => each.id)).toContain(id);
  }
  const search = `${quota_code} ไม่มีคำนี้`;
  const none = await officer.ask(verification.listPendingRoute, { query: { search } });
  expect([none.total, none.counts.all]).toEqual([0, 0]);
});

it('nobody verifies what they entered, unless the company allows it', async () => {
  const [officer] = officers;
  const { id } = await createQuota(officer, { season });
  await expect(verify(officer, id, 'approved')).rejects.toThrow('own_entry');
  const isRefused = async () =>
    (await officer.ask(verification.checkQuotaRoute, { params: { id } })).needs_another_verifier;
  expect(await isRefused()).toBe(true);
  const allow = async (own_entries_verified: boolean) => {
    const settings = await officer.ask(getSettingsRoute, {});
    await officer.ask(updateSettingsRoute, { body: { ...settings, own_entries_verified } });
  };
  await allow(true);
  expect(await isRefused()).toBe(false);
  expect(await verify(officer, id, 'approved')).toMatchObject({ quota_status: 'verified' });
  await allow(false);
});

it('verifies several at once, says which failed and why, and a dry run changes nothing', async () => {
  const [officer] = officers;
  const good = await createQuota(clerk, { season });
  const own = await createQuota(officer, { season });
  const done = await createQuota(clerk, { season });
  await verify(officer, done.id, 'rejected');
  const ask = (dry_run: boolean) =>
    officer.ask(verification.bulkVerifyRoute, {
      body: { quota_ids: [good.id, own.id, done.id], result: 'approved', dry_run },
    });
  const trial = await ask(true);
  expect(trial.succeeded).toEqual([good.id]);
  expect(await statusOf(good.id)).toBe('pending');
  const answer = await ask(false);
  expect(answer).toMatchObject({
    succeeded: [good.id],
    message: 'Bulk verification completed',
  });
  expect(answer.failed.map(({ quota_code, code }) => [quota_code, code])).toEqual(
    [[own, 'farmer-quotas.own_entry'] as const, [done, 'farmer-quotas.not_pending'] as const]
      .toSorted(([one], [other]) => one.id.localeCompare(other.id))
      .map(([quota, code]) => [quota.quota_code, code]),
  );
});

it.each([
  { account: 'bank_account_no', year: 2562 },
  { account: 'baac_account_number', year: 2561 },
])('checks a quota against those of others, also by its $account', async ({ account, year }) => {
  const [officer] = officers;
  const shared = { phone: `081-777-${year}`, bank_account_no: '', [account]: '9876543210' };
  const before = await createQuota(clerk, { season, ...shared });
  const { name: later } = await createSeason(officer, year);
  const other = await createQuota(clerk, { season: later, ...shared });
  const { checks } = await officer.ask(verification.checkQuotaRoute, { params: { id: other.id } });
  const outcome = Object.fromEntries(checks.map((each) => [each.name, each.outcome]));
  expect(outcome).toEqual({
    national_id: 'passed',
    name: 'passed',
    phone: 'doubtful',
    bank_account: 'doubtful',
    documents: 'failed',
    address: 'failed',
  });
  expect(checks.find(({ name }) => name === 'phone')?.quotas.map(({ id }) => id)).toEqual([
    before.id,
  ]);
});

it('a verified quota changes by a correction that somebody else approves', async () => {
  const [one, other] = officers;
  const nationalId = makeNationalId(7_000_001);
  const made = await createQuota(clerk, { season, bank_account_no: '1234567890' });
  const params = { id: made.id };
  // Who verifies was notified before it is done.
  await workOff(app.context);
  await verify(one, made.id, 'approved');
  const { updated_at } = await clerk.ask(quotas.getQuotaRoute, { params });
  await expect(
    clerk.ask(quotas.updateQuotaRoute, { params, body: { phone: '', updated_at } }),
  ).rejects.toThrow('needs_correction');
  const changes = { last_name: 'แก้แล้ว', national_id: nationalId, bank_account_no: '' };
  const asked = await one.ask(corrections.requestCorrectionRoute, {
    params,
    body: { changes, reason: 'บัตรใหม่' },
  });
  expect(asked.changes).toContainEqual({
    field: 'national_id',
    before: made.national_id,
    after: `*********${nationalId.slice(-4)}`,
  });
  const decide = (person: SignedIn) =>
    person.ask(corrections.decideCorrectionRoute, {
      params: { id: asked.id },
      body: { approve: true },
    });
  const waiting = async (person: SignedIn) =>
    (await person.ask(corrections.listCorrectionsRoute, { query: { awaiting: 'me' } })).data.map(
      ({ id }) => id,
    );
  expect([await waiting(one), await waiting(other), await waiting(clerk)]).toEqual([
    [],
    [asked.id],
    [],
  ]);
  await expect(decide(one)).rejects.toThrow('own_correction');
  const told = async (person: SignedIn) => {
    await workOff(app.context);
    return (await person.ask(listInboxRoute, {})).data
      .filter(({ record_id }) => record_id === made.id)
      .map(({ title }) => title);
  };
  expect(await told(other)).toMatchObject([expect.stringContaining('รอการพิจารณาของคุณ')]);
  expect(await decide(other)).toMatchObject({ status: 'approved' });
  await expect(decide(other)).rejects.toThrow('correction_decided');
  expect([await told(one), await told(other), await told(clerk)]).toMatchObject([
    [expect.stringContaining('คำขอแก้ไข')],
    [],
    [expect.stringContaining('ได้รับอนุมัติแล้ว')],
  ]);
  expect(await clerk.ask(quotas.getQuotaRoute, { params })).toMatchObject({
    last_name: 'แก้แล้ว',
    national_id: `*********${nationalId.slice(-4)}`,
    bank_account_no: '',
    quota_status: 'verified',
  });
});

it('who entered a quota, or asked for a correction, learns what was decided', async () => {
  const [one, other] = officers;
  const sentBack = await createQuota(clerk, { season });
  await verify(one, sentBack.id, 'sent_back');
  const verified = await createQuota(clerk, { season });
  await verify(one, verified.id, 'approved');
  const { id } = await clerk.ask(corrections.requestCorrectionRoute, {
    params: { id: verified.id },
    body: { changes: { last_name: 'ขอแก้' }, reason: 'เปลี่ยนชื่อ' },
  });
  await other.ask(corrections.decideCorrectionRoute, {
    params: { id },
    body: { approve: false, note: 'ไม่มีหลักฐาน' },
  });
  await workOff(app.context);
  const { data } = await clerk.ask(listInboxRoute, { query: {} });
  const texts = JSON.stringify(data);
  expect(texts).toContain(`${sentBack.quota_code} (${sentBack.name}) ถูกส่งกลับให้แก้ไข: ภาพไม่ชัด`);
  expect(texts).toContain(`${verified.quota_code} (${verified.name}) ได้รับอนุมัติแล้ว`);
  expect(texts).toContain(`${verified.quota_code} (${verified.name}) ไม่ได้รับอนุมัติ: ไม่มีหลักฐาน`);
});

it('counts of the statistics are those of the lists', async () => {
  const { by_status, total } = await clerk.ask(quotaStatisticsRoute, { query: { season } });
  for (const { status, count } of by_status) {
    const { total: listed } = await clerk.ask(quotas.listQuotasRoute, {
      query: { season, status, count: 'exact' },
    });
    expect([status, listed]).toEqual([status, count]);
  }
  const all = await clerk.ask(quotas.listQuotasRoute, { query: { season, count: 'exact' } });
  expect(all.total).toBe(total);
});
