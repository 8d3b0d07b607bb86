import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { quotationPermissions } from '#modules/quotations/contract/permissions.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { BelongingRecords } from '#platform/server/records/belonging-records.ts';
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

/** The quotations whose history a customer's shows along with its own. */
export const quotationsOfCustomers: BelongingRecords = {
  to: CUSTOMER,
  entity: QUOTATION,
  permission: quotationPermissions.names.read,
  async find(tx, { companyId }, customer_id) {
    const rows = await tx
      .select({ id: quotations.id })
      .from(quotations)
      .where(hasValues(quotations, { company_id: companyId, customer_id }));
    return rows.map(({ id }) => id);
  },
};
