/** Where a message is on its way: written, waiting for its time, going out, all out, or stopped on the way. */
export const customStages = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;

export const customSortKeys = ['createdAt', 'updatedAt', 'code', 'name', 'stage'] as const;
