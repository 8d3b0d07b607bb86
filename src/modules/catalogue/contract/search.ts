import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';
import { fieldLevels } from './entry-kinds.ts';
import { companyChoice } from './entries.ts';

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
