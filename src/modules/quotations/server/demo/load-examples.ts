import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { customerList } from '#modules/customers/server/public.ts';
import { customerRoutes } from '#modules/customers/contract/customers.ts';
import { loadExamplesOnce, listMembers, scopeOf } from '#modules/identity/server/public.ts';
import { productRoutes } from '#modules/products/contract/products.ts';
import { productList } from '#modules/products/server/public.ts';
import {
  MOST_APPROVAL_STEPS,
  orderProgresses,
  TAX_RATE,
} from '#modules/quotations/contract/quotation-choices.ts';
import { quotationInput } from '#modules/quotations/contract/quotations.ts';
import { firstSettings } from '#modules/quotations/contract/quotation-settings.ts';
import type {
  QuotationStatus,
  WantedStatus,
} from '#modules/quotations/contract/quotation-status.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { decide } from '../approvals/decide.ts';
import { createQuotation } from '../quotations/create-quotation.ts';
import { dayAfter } from '../quotations/days.ts';
import { moveQuotation } from '../moves/move-quotation.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { quotations } from '../quotations/quotations.tables.ts';
import { setOrderProgress } from '../moves/set-order-progress.ts';
import { changeLetterhead } from '../paper/letterhead.queries.ts';
import { paperFile } from '../paper/paper-file.ts';
import { reviseQuotation } from '../revisions/revise-quotation.ts';
import { changeSettings } from '../totals-settings/change-settings.ts';
import { keepEvents, type DatedEvents } from './events-at-their-time.ts';
import {
  exampleLetterhead,
  EXAMPLES,
  REASONS,
  type ExampleQuotation,
} from './example-quotations.ts';

const COMPANY = 1;
const DAY_MS = 24 * 3600 * 1000;

/** The quotations of an invented company over half a year, once in the life of an installation. */
export async function loadExamples(context: Context): Promise<void> {
  const people = await findPeople(context);
  const authors: Scope[] = [];
  await loadExamplesOnce(context, {
    name: 'quotation_examples',
    examples: [{ companyId: COMPANY }],
    load: async (tx, scope) => {
      authors.push(scope);
      const events = keepEvents(tx);
      await loadCompany(tx, scope, { context, people, events });
      await events.store();
    },
  });
  for (const author of authors) await freezeRevised(context, author);
}

/** The papers of offers that were revised, and of their revisions, as their customers have them. */
async function freezeRevised(context: Context, author: Scope): Promise<void> {
  const { company_id, id, revises_id, superseded_by_id } = quotations;
  const revised = or(isNotNull(revises_id), isNotNull(superseded_by_id));
  const rows = await context.database.inCompany(
    author,
    (tx) =>
      tx
        .select({ id })
        .from(quotations)
        .where(and(eq(company_id, author.companyId), revised)),
    { readOnly: true },
  );
  for (const row of rows) {
    const paper = await paperFile(context, author, { id: row.id, look: { language: 'th' } });
    paper.content.destroy();
  }
}

/** Everybody of the company who may write quotations. */
async function findPeople(context: Context): Promise<Scope[]> {
  if (!context.config.demo) return [];
  const members = await context.database.asSystem(listMembers, { readOnly: true });
  const writers = members.filter(
    ({ companyId, role }) => companyId === COMPANY && (role === 'manager' || role === 'staff'),
  );
  const scopes: Scope[] = [];
  for (const { companyId, userId } of writers.slice(0, 4)) {
    scopes.push(await scopeOf(context, { companyId, userId, requestId: newId(), language: 'th' }));
  }
  return scopes.filter(({ employeeId }) => employeeId !== null);
}

interface Loading {
  readonly context: Context;
  readonly people: readonly Scope[];
  readonly events: DatedEvents;
}

async function loadCompany(
  tx: Transaction,
  administrator: Scope,
  { context, people, events }: Loading,
): Promise<void> {
  const approvers = [administrator, ...people];
  const approver_ids = approvers.flatMap(({ employeeId }) => employeeId ?? []);
  if (approver_ids.length >= 3) {
    const step = { approver_ids, role_ids: [] };
    const approval_steps = [
      { ...step, from_amount: 50_000 },
      { ...step, from_amount: 200_000 },
    ];
    const change = { ...firstSettings, payment_terms: 'เครดิต 30 วัน', approval_steps };
    await changeSettings(tx, administrator, { change, translator: context.translator });
    await changeLetterhead(tx, administrator, exampleLetterhead);
  }
  const page = { page_size: 40 };
  const [customers, products] = [
    await customerList.page(tx, administrator, customerRoutes.list.query.parse(page)),
    await productList.page(tx, administrator, productRoutes.list.query.parse(page)),
  ];
  if (customers.data.length === 0 || products.data.length === 0) return;
  const pick = <Row>(rows: readonly Row[], place: number): Row | undefined =>
    rows[place % rows.length];
  for (const example of EXAMPLES) {
    const { place, daysAgo, lines, quantity } = example;
    const author = pick(people, place) ?? administrator;
    const customer = pick(customers.data, place * 5);
    const date = dayInBangkok(new Date(context.clock.now().getTime() - daysAgo * DAY_MS));
    const items = Array.from({ length: lines }, (_, line) =>
      pick(products.data, place * 3 + line * 2),
    );
    const input = quotationInput.parse({
      customer_id: customer?.id,
      quotation_date: date,
      valid_until: dayAfter(date, 30),
      payment_terms: 'เครดิต 30 วัน',
      notes: place % 4 === 0 ? 'ราคานี้รวมค่าขนส่งถึงโรงงานของลูกค้าแล้ว' : '',
      discount_value: place % 6 === 0 ? 3 : 0,
      items: items.flatMap((product) =>
        product === undefined
          ? []
          : [
              {
                product_id: product.id,
                item_name: product.name_th,
                quantity,
                unit: product.unit.name_th,
                unit_price: product.price,
                tax_rate: product.vat === 'standard' ? TAX_RATE : 0,
              },
            ],
      ),
    });
    events.goTo(new Date(`${date}T09:00:00+07:00`));
    const id = await createQuotation(tx, author, input);
    await bringTo(tx, author, { id, example, date, approvers, context, events });
  }
  await backdate(tx, administrator);
}

interface Bringing {
  readonly id: string;
  readonly example: ExampleQuotation;
  readonly date: string;
  readonly approvers: readonly Scope[];
  readonly context: Context;
  readonly events: DatedEvents;
}

const STAYS_INSIDE: ReadonlySet<QuotationStatus> = new Set([
  'submitted',
  'in_approval',
  'approved',
]);

/** How many steps of approval were decided, where it is not all of them. */
const approvedSteps: Partial<Record<ExampleQuotation['status'], number>> = {
  submitted: 0,
  in_approval: 1,
};

/** Moves a draft to where its example is, at times after its date. */
async function bringTo(tx: Transaction, author: Scope, bringing: Bringing): Promise<void> {
  const { id, example, date, context, events } = bringing;
  const { status, place, isRevised } = example;
  const at = (days: number) => new Date(Date.parse(`${date}T03:00:00Z`) + days * DAY_MS);
  const move = (to: WantedStatus, days: number, moved = id) => {
    events.goTo(at(days));
    return moveQuotation(tx, author, {
      id: moved,
      to,
      reason: REASONS[place % REASONS.length] ?? '',
      context: { ...context, clock: { now: () => at(days) } },
    });
  };
  const approve = (steps: number, days: number, approved = id) => {
    events.goTo(at(days));
    return approveSteps(tx, author, {
      ...bringing,
      id: approved,
      steps,
      at: at(days).toISOString(),
    });
  };

  if (status === 'draft') return;
  if (status === 'cancelled') return move('cancelled', 2);
  await move('submitted', 0.1);
  await approve(approvedSteps[status] ?? MOST_APPROVAL_STEPS, 0.5);
  if (STAYS_INSIDE.has(status)) return;
  await move('sent', 1);
  if (status === 'rejected') await move('rejected', 4 + (place % 9));
  if (status === 'accepted') {
    await move('accepted', 2 + (place % 11));
    const order_progress = orderProgresses[(place + 1) % orderProgresses.length] ?? 'NOT_ORDERED';
    await setOrderProgress(tx, author, { id, order_progress, note: '' });
  }
  if (!isRevised) return;
  events.goTo(at(3));
  const today = dayInBangkok(at(3));
  const revision = await reviseQuotation(tx, author, { id, today, translator: context.translator });
  await move('submitted', 3.1, revision);
  await approve(MOST_APPROVAL_STEPS, 3.2, revision);
  await move('sent', 3.3, revision);
}

interface Approving extends Pick<Bringing, 'id' | 'approvers'> {
  readonly steps: number;
  readonly at: string;
}

/** Has others than the author approve up to so many of the steps that are needed. */
async function approveSteps(
  tx: Transaction,
  author: Scope,
  { id, approvers, steps, at }: Approving,
): Promise<void> {
  const others = approvers.filter(({ userId }) => userId !== author.userId);
  for (const approver of others.slice(0, steps)) {
    const stored = await quotationKeeper.lock(tx, author, id);
    if (stored.status === 'approved') return;
    await decide(tx, approver, { stored, decision: 'approved', note: '', at });
  }
}

/** As if each had been written at nine in the morning of its date. */
async function backdate(tx: Transaction, { companyId }: Scope): Promise<void> {
  const { quotation_date, status, status_at } = quotations;
  const morning = sql`(${quotation_date} + time '09:00') at time zone 'Asia/Bangkok'`;
  await tx
    .update(quotations)
    .set({
      created_at: morning,
      status_at: sql`case when ${status} = 'draft' then ${morning} else ${status_at} end`,
      updated_at: sql`greatest(${morning}, case when ${status} = 'draft' then ${morning} else ${status_at} end)`,
    })
    .where(eq(quotations.company_id, companyId));
}
