/** Whether a product is sold. */
export const productStatuses = ['active', 'inactive'] as const;

/** What is charged on a sale: value-added tax at the usual rate, at zero, or none as the product is exempt. */
export const vatKinds = ['standard', 'zero', 'exempt'] as const;

/** By what the list of products is sorted. */
export const productSortKeys = ['code', 'name', 'category', 'price', 'updated_at'] as const;

/** By what the list of units is sorted. */
export const unitSortKeys = ['name'] as const;
