import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCustomer } from '#modules/customers/server/testing/customers.ts';
import {
  mayMove,
  quotationStatuses,
  statusOn,
  wantedStatuses,
} from '#modules/quotations/contract/quotation-status.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createQuotation } from '../testing/quotations.ts';

let app: TestApp;
let keeper: SignedIn;
let customer_id: string;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
  customer_id = (await createCustomer(keeper)).id;
});
afterAll(() => app.close());

/** The machine once more, as the issue has it, for a company where nothing needs approval. */
const specified: Readonly<Record<string, readonly string[]>> = {
  draft: ['submit', 'cancel', 'delete'],
  approved: ['send', 'cancel', 'revise'],
  sent: ['accept', 'reject', 'cancel', 'revise'],
  accepted: [],
  rejected: ['revise'],
  cancelled: [],
  superseded: [],
};

const leadsTo: Readonly<Record<string, string>> = {
  submit: 'approved',
  send: 'sent',
  accept: 'accepted',
  reject: 'rejected',
  cancel: 'cancelled',
  revise: 'superseded',
  delete: 'deleted',
};

const asked: Readonly<Record<string, string>> = {
  submit: 'submitted',
  send: 'sent',
  accept: 'accepted',
  reject: 'rejected',
  cancel: 'cancelled',
};

function carryOut(id: string, command: string) {
  const path = `/v1/quotations/${id}`;
  if (command === 'delete') return keeper.call('DELETE', path);
  if (command === 'revise') return keeper.call('POST', `${path}/revisions`);
  const body = { status: asked[command], reason: 'เหตุผล' };
  return keeper.call('PATCH', `${path}/status`, { body });
}

it('random commands end where a model of the machine says, and are refused where it says so', async () => {
  const commands = fc.array(fc.constantFrom(...Object.keys(leadsTo)), { maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(commands, async (given) => {
      const { id } = await createQuotation(keeper, { customer_id });
      let status = 'draft';
      for (const command of ['submit', ...given]) {
        const { status: answered } = await carryOut(id, command);
        const isAllowed = specified[status]?.includes(command) === true;
        const outcome = answered < 300 || answered;
        expect([command, status, outcome]).toEqual([command, status, isAllowed || 409]);
        if (isAllowed) status = leadsTo[command] ?? status;
        if (status === 'deleted') return;
      }
      const stored = await keeper.call('GET', `/v1/quotations/${id}`);
      expect(stored.body).toMatchObject({ data: { status } });
    }),
    { numRuns: 25 },
  );
});

it('no day ever changes what is final, or what nobody has approved yet', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((days) => {
    const date = new Date(Date.UTC(1990, 0, 1) + days * 86_400_000);
    return date.toISOString().slice(0, 10);
  });
  fc.assert(
    fc.property(fc.constantFrom(...quotationStatuses), day, day, (status, valid_until, today) => {
      const shown = statusOn(today, { status, valid_until });
      const lapses = (status === 'approved' || status === 'sent') && today > valid_until;
      expect(shown).toBe(lapses ? 'expired' : status);
    }),
  );
});

it('what an approver rejects may be changed, what the customer rejects may not', () => {
  const from = (rejected_by: 'approver' | 'customer') =>
    wantedStatuses.filter((to) => mayMove({ status: 'rejected', rejected_by }, to));
  expect([from('approver'), from('customer')]).toEqual([['draft', 'cancelled'], []]);
});

it('the owner is notified of an answer that somebody else recorded, and not of their own', async () => {
  const colleague = await signIn(app, await addUser(app, { role: 'manager' }));
  for (const [person, notices] of [
    [keeper, 0],
    [colleague, 1],
  ] as const) {
    const { id } = await createQuotation(keeper, { customer_id });
    for (const status of ['submitted', 'sent']) {
      await keeper.call('PATCH', `/v1/quotations/${id}/status`, { body: { status } });
    }
    await person.call('PATCH', `/v1/quotations/${id}/status`, { body: { status: 'accepted' } });
    const ofAnswer = (await readInbox(app, keeper)).filter(({ record_id }) => record_id === id);
    expect(ofAnswer).toHaveLength(notices);
  }
});
