import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  approveQuotationRoute,
  listApprovalsRoute,
  rejectQuotationRoute,
} from '#modules/quotations/contract/approvals.ts';
import { listRoles } from '#modules/identity/contract/roles.ts';
import { compareRevisions } from '#modules/quotations/contract/compare-revisions.ts';
import { moveQuotationRoute, moveQuotationsRoute } from '#modules/quotations/contract/moves.ts';
import {
  changeSettingsRoute,
  firstSettings,
  getSettingsRoute,
} from '#modules/quotations/contract/quotation-settings.ts';
import type { WantedStatus } from '#modules/quotations/contract/quotation-status.ts';
import { quotationHistoryRoute } from '#modules/quotations/contract/history.ts';
import { quotationRoutes } from '#modules/quotations/contract/quotations.ts';
import {
  listRevisionsRoute,
  reviseQuotationRoute,
} from '#modules/quotations/contract/revisions.ts';
import { statisticsRoute } from '#modules/quotations/contract/statistics.ts';
import { th } from '#modules/quotations/i18n/th.ts';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { listInboxRoute, markInboxItemRoute } from '#platform/contract/inbox.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { aLine, createQuotation } from '../testing/quotations.ts';

const { statuses } = th;

let app: TestApp;
let author: SignedIn;
let first: SignedIn;
let second: SignedIn;
/** The employees of the last two; their author was named as an approver, too. */
let peers: number[];

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  const writer = await addUser(app, { role: 'manager' });
  const [one, two] = [await addUser(app, { role: 'manager' }), await addUser(app)];
  const approvers = [writer, one, two].flatMap(({ employeeId }) => employeeId ?? []);
  peers = approvers.slice(1);
  [author, first, second] = [
    await signIn(app, writer),
    await signIn(app, one),
    await signIn(app, two),
  ];
  const { data } = await author.ask(getSettingsRoute, {});
  await author.ask(changeSettingsRoute, {
    body: {
      ...firstSettings,
      updated_at: data.updated_at,
      approval_steps: [
        { from_amount: 1_000, approver_ids: approvers, role_ids: [] },
        { from_amount: 10_000, approver_ids: approvers, role_ids: [] },
      ],
    },
  });
});
afterAll(() => app.close());

const move = async (keeper: SignedIn, id: string, status: WantedStatus) =>
  (await keeper.ask(moveQuotationRoute, { params: { id }, body: { status } })).data;
const handIn = async (baht: number) => {
  const { id } = await createQuotation(author, { items: [{ ...aLine, quantity: baht / 50 }] });
  return move(author, id, 'submitted');
};
const approve = (keeper: SignedIn, id: string, step: number) =>
  keeper.ask(approveQuotationRoute, { params: { id }, body: { step } });
const awaiting = async (person: SignedIn, what: 'me' | 'correction' = 'me') =>
  (await person.ask(quotationRoutes.list, { query: { awaiting: what, page_size: 100 } })).data.map(
    ({ id }) => id,
  );
const approvals = async (keeper: SignedIn, id: string) =>
  (await keeper.ask(listApprovalsRoute, { params: { id } })).data;
/** Whom the page names for each step. */
const named = async (id: string) =>
  (await approvals(author, id)).steps.map(({ approvers }) => approvers.map((person) => person.id));

it('what is below every amount is issued at once, and its history does not say that its author approved it', async () => {
  const { id, status, submitted_at, approved_at } = await handIn(100);
  expect(status).toBe('approved');
  expect(approved_at).toBe(submitted_at);
  const { data } = await author.ask(quotationHistoryRoute, { params: { id } });
  expect(data.map(({ event }) => event)).toEqual(['quotations.issued', 'quotations.created']);
});

it('files and the search over everything tell what is issued at once from what somebody approved', async () => {
  const issued = await handIn(100);
  const approved = await handIn(2_000);
  await approve(first, approved.id, 1);
  for (const [{ quotation_number: number }, said] of [
    [issued, statuses.issued],
    [approved, statuses.approved],
  ] as const) {
    for (const content of ['quotations', 'lines']) {
      const query = `format=csv&content=${content}&search=${number}`;
      const { body } = await author.call('GET', `/v1/quotations/export?${query}`);
      expect(String(body)).toContain(`,${said},`);
    }
    const { data } = await author.ask(searchRoute, { query: { q: number } });
    expect(data.find(({ name }) => name === number)?.detail).toContain(said);
  }
});

it('one step needs another person', async () => {
  const { id, status } = await handIn(2_000);
  expect(status).toBe('submitted');
  await expect(approve(author, id, 1)).rejects.toThrow('quotations.own_approval');
  expect(await approvals(author, id)).toMatchObject({
    may_decide: false,
    own_part: 'created',
  });
  expect(await approvals(first, id)).toMatchObject({
    due: 1,
    may_decide: true,
    own_part: null,
  });
  expect((await approve(first, id, 1)).data.status).toBe('approved');
});

it('two steps are decided by two people', async () => {
  const { id } = await handIn(20_000);
  expect([await awaiting(author), await awaiting(first)]).toEqual([
    expect.not.arrayContaining([id]),
    expect.arrayContaining([id]),
  ]);
  expect(await named(id)).toEqual([peers, peers]);
  expect((await approve(first, id, 1)).data.status).toBe('in_approval');
  expect(await named(id)).toEqual([peers, peers.slice(1)]);
  expect([await awaiting(first), await awaiting(second)]).toEqual([
    expect.not.arrayContaining([id]),
    expect.arrayContaining([id]),
  ]);
  expect([await approvals(first, id), await approvals(author, id)]).toMatchObject([
    { own_part: 'approved_step' },
    { own_part: 'created' },
  ]);
  await expect(approve(first, id, 2)).rejects.toThrow('quotations.approved_earlier_step');
  expect((await approve(second, id, 2)).data.status).toBe('approved');
  expect(await awaiting(second)).not.toContain(id);
});

it('each is asked once, and no longer when the quotation is decided, also where the notice was read', async () => {
  const { id } = await handIn(20_000);
  const asked = async (person: SignedIn, box: 'all' | 'unread' | 'archived') => {
    await workOff(app.context);
    const { data } = await person.ask(listInboxRoute, { query: { box } });
    return data.filter(({ record_id, title }) => record_id === id && title.includes('รอการอนุมัติ'))
      .length;
  };
  expect([await asked(first, 'unread'), await asked(second, 'unread')]).toEqual([1, 1]);
  const { data: notices } = await first.ask(listInboxRoute, { query: {} });
  const notice = notices.find(({ record_id }) => record_id === id)?.id ?? '';
  await first.ask(markInboxItemRoute, { params: { id: notice }, body: { read: true } });
  await approve(first, id, 1);
  expect([await asked(first, 'all'), await asked(second, 'unread')]).toEqual([0, 1]);
  await approve(second, id, 2);
  expect([await asked(first, 'unread'), await asked(second, 'unread')]).toEqual([0, 0]);
  expect([await asked(first, 'archived'), await asked(second, 'archived')]).toEqual([1, 2]);
});

it('a step of a role is decided by those who have the role when it is due', async () => {
  const administrator = await signIn(app);
  const { data: roles } = await administrator.ask(listRoles, {});
  const staff = roles.filter(({ built_in }) => built_in === 'staff').map(({ id }) => id);
  const { data: before } = await author.ask(getSettingsRoute, {});
  const step = { from_amount: 1_000, approver_ids: [], role_ids: staff };
  const change = { ...before, approval_steps: [step] };
  await author.ask(changeSettingsRoute, { body: change });
  const { id } = await handIn(2_000);
  await expect(approve(first, id, 1)).rejects.toThrow('quotations.not_an_approver');
  // Whom nobody named reads who may decide, and no reason besides.
  expect(await approvals(first, id)).toMatchObject({ may_decide: false, own_part: null });
  const newcomer = await signIn(app, await addUser(app, { role: 'staff' }));
  expect(await awaiting(newcomer)).toEqual([id]);
  expect(await awaiting(first)).not.toContain(id);
  expect(await approvals(newcomer, id)).toMatchObject({ due: 1, may_decide: true });
  expect((await approve(newcomer, id, 1)).data.status).toBe('approved');
  const { data } = await author.ask(getSettingsRoute, {});
  const restored = { ...before, updated_at: data.updated_at };
  await author.ask(changeSettingsRoute, { body: restored });
});

it('a draft says before it is handed in that nobody else could approve it, and who may change that', async () => {
  const { data: before } = await author.ask(getSettingsRoute, {});
  const [step] = before.approval_steps;
  const own = step?.approver_ids.filter((id) => !peers.includes(id)) ?? [];
  const alone = { from_amount: 1_000, approver_ids: own, role_ids: [] };
  await author.ask(changeSettingsRoute, { body: { ...before, approval_steps: [alone] } });
  const { id } = await createQuotation(author, { items: [{ ...aLine, quantity: 40 }] });
  expect((await approvals(author, id)).lacks_approver?.names.length).toBeGreaterThan(0);
  await expect(move(author, id, 'submitted')).rejects.toThrow('quotations.no_approver');
  const { data } = await author.ask(getSettingsRoute, {});
  const restored = { ...before, updated_at: data.updated_at };
  await author.ask(changeSettingsRoute, { body: restored });
  const { lacks_approver, would_ask } = await approvals(author, id);
  expect(lacks_approver).toBeNull();
  const { steps } = await approvals(author, (await handIn(2_000)).id);
  const names = steps.flatMap(({ approvers }) => approvers.map(({ name }) => name));
  expect(would_ask).toEqual(names);
  expect(await move(author, id, 'submitted')).toMatchObject({ asked: names });
});

it('of two people who approve at once one is refused', async () => {
  const { id } = await handIn(20_000);
  const outcomes = await Promise.allSettled([approve(first, id, 1), approve(second, id, 1)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(JSON.stringify(outcomes.map(String))).not.toContain('500');
  expect(await approvals(author, id)).toMatchObject({ due: 2 });
});

it('what an approver rejects says why, and becomes a draft again', async () => {
  const { id } = await handIn(2_000);
  const rejection = { params: { id }, body: { step: 1, reason: 'ราคาต่ำไป' } };
  const { data } = await first.ask(rejectQuotationRoute, rejection);
  expect(data).toMatchObject({
    status: 'rejected',
    rejected_by: 'approver',
    status_reason: 'ราคาต่ำไป',
    moves: ['draft', 'cancelled'],
    may_revise: false,
  });
  expect(await awaiting(author, 'correction')).toEqual([id]);
  expect((await move(author, id, 'draft')).status).toBe('draft');
  await move(author, id, 'submitted');
  expect(await awaiting(author, 'correction')).toEqual([]);
  expect(await approvals(first, id)).toMatchObject({ due: 1, earlier: [{ note: 'ราคาต่ำไป' }] });
});

it('a revision supersedes the old one at once, shows what differs, and gives it back when it is deleted', async () => {
  const { id, quotation_number, customer_id } = await handIn(100);
  await move(author, id, 'sent');
  const { data: revision } = await author.ask(reviseQuotationRoute, { params: { id } });
  expect(revision).toMatchObject({ quotation_number: `${quotation_number}-R2`, status: 'draft' });
  const get = async () => (await author.ask(quotationRoutes.get, { params: { id } })).data;
  expect(await get()).toMatchObject({ status: 'superseded', superseded_by_id: revision.id });
  await expect(move(author, id, 'accepted')).rejects.toThrow('move_not_allowed');
  const changed = { ...revision, items: revision.items.map((item) => ({ ...item, quantity: 3 })) };
  const { items } = compareRevisions(await get(), changed);
  expect(items.map(({ changes }) => changes)).toEqual([
    [{ field: 'quantity', before: 2, after: 3 }],
  ]);
  await author.ask(quotationRoutes.delete, { params: { id: revision.id } });
  expect(await get()).toMatchObject({ status: 'sent', superseded_by_id: null, customer_id });
  const again = await author.ask(reviseQuotationRoute, { params: { id } });
  expect(again.data.quotation_number).toBe(`${quotation_number}-R3`);
  const chain = await author.ask(listRevisionsRoute, { params: { id } });
  expect(chain.data.map((each) => [each.revision, each.status])).toEqual([
    [3, 'draft'],
    [1, 'superseded'],
  ]);
});

it('several are moved by one call, each refused by itself', async () => {
  const [draft, approved] = [await createQuotation(author), await handIn(100)];
  const rows = [draft, approved].map(({ id, updated_at }) => ({ id, updated_at }));
  const { data } = await author.ask(moveQuotationsRoute, { body: { rows, status: 'sent' } });
  expect(data.done).toEqual([approved.id]);
  expect(data.refused).toMatchObject([{ id: draft.id, code: 'quotations.move_not_allowed' }]);
});

it('figures count each offer once, and its answer', async () => {
  const { id, customer_id } = await handIn(100);
  const figuresOf = async (date_from: string, date_to: string) =>
    (await author.ask(statisticsRoute, { query: { customer_id, date_from, date_to } })).data;
  const atFirst = await figuresOf('2026-11-01', '2026-12-31');
  await move(author, id, 'sent');
  const sent = await figuresOf('2026-11-01', '2026-12-31');
  expect([atFirst, sent]).toMatchObject([{ open: { count: 0 } }, { open: { count: 1 } }]);
  await move(author, id, 'accepted');
  const data = await figuresOf('2026-11-01', '2026-12-31');
  expect(data).toMatchObject({
    count: 1,
    total: 107,
    accepted: 1,
    decided: 1,
    conversion: 1,
    by_status: [{ status: 'accepted', count: 1, total: 107 }],
    by_month: [
      { month: '2026-11', count: 1 },
      { month: '2026-12', count: 0 },
    ],
  });
  expect(data.days_to_answer?.median).toBeLessThan(1);
  const over = { customer_id, quotation_date: '2019-12-31', valid_until: '2020-01-31' };
  await move(author, (await createQuotation(author, over)).id, 'submitted');
  expect(await figuresOf('2019-12-01', '2020-01-31')).toMatchObject({
    open: { count: 0 },
    decided: 0,
    by_status: [{ status: 'expired', count: 1 }],
    by_month: [
      { month: '2019-12', count: 1 },
      { month: '2020-01', count: 0 },
    ],
  });
});
