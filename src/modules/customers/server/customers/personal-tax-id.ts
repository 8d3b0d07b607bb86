import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { customerPermissions } from '#modules/customers/contract/permissions.ts';
import type { PersonalField } from '#platform/server/personal-data/personal-data.ts';
import { customers } from './customers.tables.ts';

/** The tax id of a person, which is the national id. */
export const personalTaxId: PersonalField = {
  entity: CUSTOMER,
  name: 'tax_id',
  table: customers,
  column: customers.tax_id_sealed,
  reveal: customerPermissions.name('reveal'),
  shown: 4,
};
