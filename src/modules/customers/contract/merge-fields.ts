/** Whose values the winner of a merge has: its own, its own before those of the others, or the latest ones. */
export const mergeStrategies = ['fill_blanks', 'keep_primary', 'newest'] as const;

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
  'owner_id',
] as const;

export type MergeField = (typeof mergeFields)[number];

const WITH_TAX_ID = ['branch'] as const;
const WITH_ADDRESS = ['subdistrict_id', 'district_id', 'province_id', 'postal_code'] as const;

type MergeColumn = MergeField | (typeof WITH_TAX_ID)[number] | (typeof WITH_ADDRESS)[number];

/** A field with those that make sense only together with it. */
export function columnsOf(field: MergeField): readonly MergeColumn[] {
  if (field === 'tax_id') return [field, ...WITH_TAX_ID];
  return field === 'address' ? [field, ...WITH_ADDRESS] : [field];
}

type Merged = Readonly<Record<MergeColumn, unknown>>;

/** Whether two customers have the same in a field. */
export function isSame(field: MergeField, one: Merged, other: Merged): boolean {
  return columnsOf(field).every((column) => one[column] === other[column]);
}

/** So many customers are merged at once, the winner included. */
export const MOST_MERGED = 5;

/** So many days a merge can be undone. */
export const UNDO_DAYS = 30;
