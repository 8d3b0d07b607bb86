/** The columns of a file, in the order of the template. */
export const CUSTOMER_COLUMNS = [
  'customer_type',
  'company_name',
  'first_name',
  'last_name',
  'tax_id',
  'branch',
  'phone',
  'email',
  'website',
  'address',
  'subdistrict',
  'district',
  'province',
  'postal_code',
  'credit_limit',
  'payment_terms',
  'status',
  'tags',
  'note',
  'contact_name',
  'contact_phone',
  'contact_email',
  'owner',
] as const;

export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

/** By what customers of a file are found among those of the company. */
export const customerKeys = ['tax_id', 'phone', 'email'] as const;

export type CustomerKey = (typeof customerKeys)[number];

/** Whether a file adds customers, changes those that are found, or both. */
export const importModes = ['both', 'create', 'update'] as const;

export type ImportMode = (typeof importModes)[number];
