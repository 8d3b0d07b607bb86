import { createCustomer } from '#modules/customers/server/testing/customers.ts';
import { moveQuotationRoute } from '#modules/quotations/contract/moves.ts';
import { makeLinkRoute } from '#modules/quotations/contract/sending.ts';
import { quotationRoutes } from '#modules/quotations/contract/quotations.ts';
import { checkDigitOf } from '#platform/contract/thai-id.ts';
import type {
  SweepRecords,
  SweptCompany,
  ValueContext,
} from '#tests/support/sweep/swept-company.ts';
import { aLine, createQuotation } from './quotations.ts';

let made = 0;

/** Each with another date and total; numbers of different companies differ by their year. */
function draft({ administrator, id }: Pick<SweptCompany, 'administrator' | 'id'>) {
  made += 1;
  const day = `${2030 + id}-01-${String(1 + (made % 28)).padStart(2, '0')}`;
  return createQuotation(administrator, {
    quotation_date: day,
    valid_until: day,
    items: [{ ...aLine, quantity: made }],
  });
}

async function someLines() {
  made += 1;
  return [{ ...aLine, item_name: `Swept ${made}`, quantity: 100, description: 'Swept' }];
}

/** Only an approved offer has links. */
async function makeLink(company: SweptCompany) {
  const { id } = await draft(company);
  const params = { id };
  await company.administrator.ask(moveQuotationRoute, { params, body: { status: 'submitted' } });
  const { data } = await company.administrator.ask(makeLinkRoute, { params });
  return { id, link_id: data.id };
}

/** Only an accepted offer has progress. */
async function accept({ company: { administrator }, params }: ValueContext) {
  const id = String(params['id']);
  for (const status of ['submitted', 'sent', 'accepted'] as const)
    await administrator.ask(moveQuotationRoute, { params: { id }, body: { status } });
  return 'FULLY_ORDERED';
}

async function updatedAt({ company: { administrator }, params }: ValueContext) {
  const { data } = await administrator.ask(quotationRoutes.get, {
    params: { id: String(params['id']) },
  });
  return data.updated_at;
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/quotations/:id': async (company) => ({ id: (await draft(company)).id }),
    '/v1/quotations/:id/links/:link_id': makeLink,
    '/v1/quotations/by-number/:number': async (company) => ({
      number: (await draft(company)).quotation_number,
    }),
  },
  fields: {
    customer_id: async ({ administrator }) => (await createCustomer(administrator)).id,
    owner_id: async ({ employeeId }) => employeeId,
  },
  values: {
    'PUT /v1/quotations/letterhead tax_id': async () => {
      made += 1;
      const twelve = `0994${String(made).padStart(8, '0')}`;
      return twelve + String(checkDigitOf(twelve));
    },
    'POST /v1/quotations items': someLines,
    'PUT /v1/quotations/:id items': someLines,
    'PATCH /v1/quotations/:id/status status': async () => 'cancelled',
    'PATCH /v1/quotations/:id/order-progress order_progress': accept,
    'PATCH /v1/quotations/:id/order-progress updated_at': updatedAt,
    'PUT /v1/quotations/settings number_pattern': async () => 'SW-{YYYY}-{NNNN}',
    'PUT /v1/quotations/settings promptpay_id': async () => '0812345678',
    'PUT /v1/quotations/settings approval_steps': async ({ company: { employeeId } }) => [
      { from_amount: 900_000_000, approver_ids: [employeeId], role_ids: [] },
    ],
    'POST /v1/quotations/status status': async () => 'cancelled',
    'POST /v1/quotations/status rows': async ({ company }) => {
      const { id, updated_at } = await draft(company);
      return [{ id, updated_at }];
    },
  },
  writeOnly: {
    'PATCH /v1/quotations/:id/status reason': 'is answered as status_reason',
    'PATCH /v1/quotations/:id/order-progress note': 'is part of the history',
  },
};
