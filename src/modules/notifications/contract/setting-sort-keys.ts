export const settingSortKeys = ['createdAt', 'updatedAt', 'code', 'name', 'status'] as const;
