/** Why two customers may be one, the surest first. */
export const duplicateReasons = ['tax_id', 'phone', 'email', 'name', 'similar_name'] as const;

export type DuplicateReason = (typeof duplicateReasons)[number];

/** So many customers are shown while one is typed. */
export const MOST_HINTS = 5;
