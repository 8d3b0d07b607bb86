/** A person, or a company or other organisation. */
export const customerTypes = ['individual', 'organization'] as const;

export type CustomerType = (typeof customerTypes)[number];

/** Whether the company does business with a customer at present. */
export const customerStatuses = ['active', 'inactive'] as const;

/** By what the list of customers is sorted. */
export const customerSortKeys = ['name', 'created_at', 'updated_at'] as const;

/** What an address is for. */
export const addressTypes = ['billing', 'shipping', 'registered', 'other'] as const;

/** What a contact is for. */
export const contactTypes = ['primary', 'billing', 'purchasing', 'technical', 'other'] as const;

/** What people do with a customer. */
export const activityTypes = ['note', 'call', 'email', 'meeting'] as const;

/** The colours of tags. */
export const tagColours = ['grey', 'blue', 'green', 'amber', 'red', 'violet'] as const;

export type TagColour = (typeof tagColours)[number];

/** The branch number of a head office. */
export const HEAD_OFFICE = '00000';
