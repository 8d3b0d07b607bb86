import { customers, taxIdKey } from '../customers/customers.tables.ts';

/** What people see of customers that are compared. */
export const comparedColumns = {
  id: customers.id,
  customer_type: customers.customer_type,
  name: customers.name,
  tax_id: customers.tax_id,
  branch: customers.branch,
  email: customers.email,
  phone: customers.phone,
  status: customers.status,
  address: customers.address,
  subdistrict_id: customers.subdistrict_id,
  district_id: customers.district_id,
  province_id: customers.province_id,
  postal_code: customers.postal_code,
};

/** By what a tax id is found. */
export const taxColumn = taxIdKey(customers);

/** What they are compared by. */
export const comparableColumns = {
  keys: customers.duplicate_keys,
  tax: taxColumn,
  branch: customers.branch,
  subdistrict_id: customers.subdistrict_id,
};
