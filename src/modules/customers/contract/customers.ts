import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { exportErrors, exportRoutes, PRINTED_TOO } from '#platform/contract/export.ts';
import { employeeId, instant, placeId, recordId } from '#platform/contract/ids.ts';
import { money } from '#platform/contract/money.ts';
import { pageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import {
  customerSortKeys,
  customerStatuses,
  customerTypes,
  type CustomerType,
} from './customer-choices.ts';
import { branch, customerPhone, email, placeFields, taxId, website } from './customer-fields.ts';
import { customerPermissions } from './permissions.ts';
import { customerTag } from './tags.ts';

/** Kind of record, as events name it. */
export const CUSTOMER = 'customer';

export const customerEvents = defineEvents('customers', [
  'created',
  'updated',
  'deleted',
  'restored',
]);

export const customerErrors = defineErrors('customers', {
  /** It is in the bin: it is restored before it is changed. */
  in_bin: 409,
  /** It became another customer by a merge: the merge is undone before it is changed. */
  merged: 409,
  /** Its personal data were erased, which nothing brings back. */
  anonymised: 409,
});

const customerFields = {
  customer_type: z.enum(customerTypes).default('individual'),
  first_name: plainText(100).default(''),
  last_name: plainText(100).default(''),
  company_name: plainText(200).default(''),
  /** Of a person it is the national id, which is stored encrypted and answered with asterisks. */
  tax_id: taxId.default(''),
  branch: branch.default(''),
  email: email.default(''),
  phone: customerPhone.default(''),
  website: website.default(''),
  /** In baht; without one, nobody has set a limit. */
  credit_limit: money('customers:errors.credit_limit_invalid').nullable().default(null),
  payment_terms: plainText(100).default(''),
  status: z.enum(customerStatuses).default('active'),
  address: plainText(500).default(''),
  ...placeFields,
  note: plainText(2000).default(''),
  /** The employee who looks after it. */
  owner_id: employeeId.nullable().default(null),
};

interface Party {
  readonly customer_type: CustomerType;
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string;
  readonly email: string;
}

/** A person has both names and an e-mail address, an organisation its own name. */
const requiredOf: Readonly<Record<CustomerType, readonly (keyof Party)[]>> = {
  individual: ['first_name', 'last_name', 'email'],
  organization: ['company_name'],
};

function refuseNameless(party: Party, context: z.RefinementCtx): void {
  for (const field of requiredOf[party.customer_type]) {
    if (party[field] !== '') continue;
    context.addIssue({
      code: 'custom',
      path: [field],
      message: `customers:errors.${field}_required`,
    });
  }
}

export const customerInput = z.strictObject(customerFields).superRefine(refuseNameless);

export const customerChange = z
  .strictObject({ ...everyField(customerFields), updated_at: instant })
  .superRefine(refuseNameless);

export type CustomerInput = z.output<typeof customerInput>;
export type CustomerChange = z.output<typeof customerChange>;

export const customer = recordOf(z.strictObject(customerFields)).extend({
  /** That of the organisation, or both names of the person. */
  name: z.string(),
  owner_name: z.string().nullable(),
  tags: z.array(customerTag),
  /** When it was put into the bin. */
  deleted_at: instant.nullable(),
  /** When its personal data were erased. */
  anonymised_at: instant.nullable(),
});

export type Customer = z.output<typeof customer>;

const filters = {
  search: plainText(200).default(''),
  customer_type: z.enum(customerTypes).optional(),
  status: z.enum(customerStatuses).optional(),
  tag_id: recordId.optional(),
  province_id: placeId.optional(),
  owner_id: employeeId.optional(),
};

const customerFilters = { ...filters, sort: sortedBy(customerSortKeys).default('name') };

export type CustomerFilters = z.output<z.ZodObject<typeof customerFilters>>;

const SMALL_PAGE = pageParameters.page_size.unwrap().default(20);

export const customerRoutes = recordRoutes({
  path: '/v1/customers',
  access: customerPermissions.names,
  query: z.object({ ...pageParameters, page_size: SMALL_PAGE, ...customerFilters }),
  create: customerInput,
  change: customerChange,
  answers: { one: customer, page: page(customer) },
  refuses: {
    update: [customerErrors.in_bin, customerErrors.merged],
    delete: [customerErrors.in_bin, customerErrors.merged],
  },
  summaries: {
    list: 'Customers of the company; `search` looks into names, e-mail addresses, phones and tax ids',
    get: 'One customer, also from the bin; the id of one that was merged leads to the one that stayed',
    create: 'Create a customer',
    update: 'Change a customer; a `tax_id` with asterisks stays as it is',
    delete: 'Put a customer into the bin',
  },
});

export const listDeletedRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/bin',
  access: customerPermissions.names.delete,
  summary: 'Customers in the bin, the latest first',
  query: z.object({ ...pageParameters, search: filters.search }),
  answers: { 200: page(customer) },
});

export const restoreCustomerRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/:id/restore',
  access: customerPermissions.names.delete,
  summary: 'Take a customer out of the bin',
  refuses: [customerErrors.merged, customerErrors.anonymised],
  answers: { 200: customer },
});

export const searchCustomersRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/search',
  access: customerPermissions.names.read,
  summary: 'The first 20 customers that match `q`, as the list of customers finds them',
  query: z.object({ q: filters.search }),
  answers: { 200: z.object({ data: z.array(customer) }) },
});

export const customerStatistics = z.object({
  total: z.number().int(),
  active: z.number().int(),
  individuals: z.number().int(),
  organizations: z.number().int(),
  /** Since the first day of this month in Bangkok. */
  new_this_month: z.number().int(),
});

export const customerStatisticsRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/statistics',
  access: customerPermissions.names.read,
  summary: 'How many customers there are, by type and status',
  answers: { 200: customerStatistics },
});

/** The fields of a customer with anything in them. */
const uncheckedCustomer = z.strictObject(
  Object.fromEntries(Object.keys(customerFields).map((name) => [name, z.unknown().optional()])),
);

export const validateCustomerRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/validate',
  access: customerPermissions.names.read,
  summary: 'Check a customer without storing it: the problems of its fields',
  body: uncheckedCustomer,
  answers: {
    200: z.object({
      valid: z.boolean(),
      fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
    }),
  },
});

export const customerExport = exportRoutes({
  path: '/v1/customers',
  access: customerPermissions.names.read,
  what: 'the list of customers',
  filters: customerFilters,
  formats: PRINTED_TOO,
});

export const exportCustomersRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/export',
  access: customerPermissions.names.read,
  summary: 'The list of customers as a file, for programs; browsers open a link by a ticket',
  body: z.strictObject({ format: z.enum(PRINTED_TOO).default('csv'), ...customerFilters }),
  refuses: [exportErrors.too_long_for_pdf],
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
