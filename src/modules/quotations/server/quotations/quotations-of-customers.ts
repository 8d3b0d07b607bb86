import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { pointingBy } from '#platform/server/records/pointing-records.ts';
import { quotations } from './quotations.tables.ts';

/** The quotations that follow a customer in a merge. */
export const quotationsInMerges = pointingBy({
  to: CUSTOMER,
  name: 'quotations',
  label: 'quotations:merges.quotations',
  table: quotations,
  column: quotations.customer_id,
});
