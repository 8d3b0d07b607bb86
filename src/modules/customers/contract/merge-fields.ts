/** Whose values the winner of a merge has: its own, its own before those of the others, or the latest ones. */
export const mergeStrategies = ['keep_primary', 'fill_blanks', 'newest'] as const;

export type MergeStrategy = (typeof mergeStrategies)[number];

/** What is taken from one of the customers as a whole. */
export const mergeFields = [
  'customer_type',
  'company_name',
  'first_name',
  'last_name',
  'tax_id',
  'email',
  'phone',
  'website',
  'address',
  'credit_limit',
  'payment_terms',
  'status',
  'note',
] as const;

export type MergeField = (typeof mergeFields)[number];

/** Fields that make sense only together with another one. */
export const joinedFields = {
  tax_id: ['branch'],
  address: ['subdistrict_id', 'district_id', 'province_id', 'postal_code'],
} as const;

/** So many customers are merged at once, the winner included. */
export const MOST_MERGED = 5;

/** So many days a merge can be undone. */
export const UNDO_DAYS = 30;
