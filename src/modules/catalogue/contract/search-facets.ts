/** Kinds of entries that a search finds. */
export const foundKinds = ['module', 'feature', 'field'] as const;

/** By what results can be narrowed. */
export const searchFacets = ['company', 'module', 'kind', 'owner', 'tag', 'status'] as const;

export type SearchFacet = (typeof searchFacets)[number];

/** Statuses of entries and of outputs of processes; `deprecated` goes before each of them. */
export const foundStatuses = [
  'active',
  'inactive',
  'deprecated',
  'pending',
  'failed',
  'processing',
] as const;
