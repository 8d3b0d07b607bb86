/** By what the list of agent profiles is sorted. */
export const agentProfileSortKeys = ['code', 'name', 'status', 'createdAt', 'updatedAt'] as const;
