import { z } from 'zod';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { LARGEST_INTEGER, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';
import { catalogueLimits, fieldLevels } from './entry-kinds.ts';
import { companyChoice } from './entries.ts';
import { foundKinds, foundStatuses, type SearchFacet } from './search-facets.ts';

/** Why something was found, from the best reason to the weakest, and the score of each. */
export const searchStages = {
  exact_code: 1,
  exact_name: 0.97,
  prefix: 0.93,
  words: 0.8,
  /** Some words are its own, the others those of what it belongs to. */
  within: 0.75,
  similar: 0.65,
  /** The text is the name of its owner. */
  owner: 0.5,
  description: 0.4,
  /** The search has filters only. */
  filter: 0.4,
} as const;

export type SearchStage = keyof typeof searchStages;

/** Longer texts are refused. */
export const LONGEST_SEARCH_TEXT = 500;

const stage = z.enum([
  'exact_code',
  'exact_name',
  'prefix',
  'words',
  'within',
  'similar',
  'owner',
  'description',
  'filter',
] satisfies SearchStage[]);

const found = {
  id: recordId,
  name: z.string(),
  /** The name in the other language, where only this one matches the text. */
  matched_name: z.string().nullable(),
  code: z.string(),
  parent_name: z.string(),
  /** The names of what it belongs to, from the company to the feature. */
  path: z.array(z.string()),
  score: z.number().min(0).max(1),
  stage,
  /** The stage in the caller's language. */
  reason: z.string(),
  /** The company of the catalogue it belongs to. */
  company_id: recordId,
  deprecated: z.boolean(),
};

const foundField = z.object({
  ...found,
  feature_id: recordId,
  level: z.enum(fieldLevels),
});

const count = z.object({ total: z.number().int(), total_is_minimum: z.boolean() });

/** Each group is in the order of its scores. */
export const searchResult = z.object({
  modules: z.array(z.object(found)),
  features: z.array(z.object(found)),
  fields: z.array(foundField),
  total: z.number().int(),
  total_is_minimum: z.boolean(),
  counts: z.object({ modules: count, features: count, fields: count }),
});

export type SearchResult = z.output<typeof searchResult>;

/**
 * Understands `"exact phrases"`, and the filters `module:`, `company:` (by code or name), `type:`
 * and `required:`. Text without a letter or digit finds nothing.
 */
export const searchCatalogueRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/search',
  access: cataloguePermissions.name('read'),
  summary: 'Modules, features and fields that best fit the text, each with a score and its reason',
  query: z.object({
    q: z.string().max(LONGEST_SEARCH_TEXT),
    ...companyChoice,
    /** The most entries of each group. */
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answers: { 200: wrapped(searchResult) },
});

const foundStatus = z.enum(foundStatuses);

const foundEntry = z.object({
  ...found,
  kind: z.enum(foundKinds),
  /** Of a field, with its feature. */
  level: z.enum(fieldLevels).nullable(),
  feature_id: recordId.nullable(),
  owner_name: z.string().nullable(),
  tags: z.array(z.string()),
  status: foundStatus,
});

export type FoundEntry = z.output<typeof foundEntry>;

const facetValue = z.object({
  /** What to narrow by: an id, a tag, a kind or a status. */
  value: z.string(),
  /** Of a company, module or owner; the value itself otherwise. */
  name: z.string(),
  count: z.number().int(),
});

export type FacetValue = z.output<typeof facetValue>;

/** For each facet the most frequent values of everything that was found. */
export const facets = z.object({
  company: z.array(facetValue),
  module: z.array(facetValue),
  kind: z.array(facetValue),
  owner: z.array(facetValue),
  tag: z.array(facetValue),
  status: z.array(facetValue),
} satisfies Record<SearchFacet, z.ZodType>);

/** Modules, features and fields together, the best first. Of very many, the best are answered and counted. */
export const listFoundRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/search/results',
  access: cataloguePermissions.name('read'),
  summary: 'Everything that fits the text, by pages, with the values by which it can be narrowed',
  query: z.object({
    ...pageParameters,
    q: z.string().max(LONGEST_SEARCH_TEXT).default(''),
    ...companyChoice,
    module_id: recordId.optional(),
    kind: z.enum(foundKinds).optional(),
    owner_id: z.coerce.number().int().min(1).max(LARGEST_INTEGER).optional(),
    tag: z.string().max(catalogueLimits.tag).optional(),
    status: foundStatus.optional(),
  }),
  answers: { 200: wrappedPage(foundEntry).extend({ facets }) },
});
