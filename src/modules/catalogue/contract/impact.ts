import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';
import { catalogueLimits, deliveryUses, fieldLevels } from './entry-kinds.ts';

const access = cataloguePermissions.name('read');

/** What uses a field, or what it is made from. */
export const impactDirections = ['downstream', 'upstream'] as const;

export type ImpactDirection = (typeof impactDirections)[number];

/**
 * How one node leads to the next: a field is the input of an output (`input`), or is referred to
 * (`reference`); an engine computes an output (`works_out`), is needed for it (`needs`), or makes an analytic
 * field (`source`), which is used somewhere (`delivery`).
 */
export const impactRelations = [
  'input',
  'reference',
  'works_out',
  'needs',
  'source',
  'delivery',
] as const;

/** What is wrong with a field or an engine that others rely on; `missing` if no such code exists. */
export const impactProblems = ['missing', 'deprecated', 'inactive', 'failed'] as const;

export type ImpactProblem = (typeof impactProblems)[number];

const place = z.object({
  feature_id: recordId,
  feature_code: z.string(),
  feature_name: z.string(),
  module_name: z.string(),
});

const impactNode = z.object({
  /** Identifies it, whichever steps lead to it. */
  key: z.string(),
  kind: z.enum(['field', 'engine', 'use']),
  /** Null for uses, and for what is in neither the catalogue nor the registry. */
  id: recordId.nullable(),
  code: z.string(),
  name: z.string(),
  /** Of a field. */
  level: z.enum(fieldLevels).nullable(),
  place: place.nullable(),
  /** Where an analytic field is used. */
  use: z.enum(deliveryUses).nullable(),
  problems: z.array(z.enum(impactProblems)),
});

export type ImpactNode = z.output<typeof impactNode>;

const impactLink = z.object({
  relation: z.enum(impactRelations),
  node: impactNode,
  /** Whether further steps may follow. */
  expandable: z.boolean(),
});

export type ImpactLink = z.output<typeof impactLink>;

/** How many links are returned at once. */
export const IMPACT_PAGE_SIZE = 50;

const start = {
  field_id: recordId,
  direction: z.enum(impactDirections).default('downstream'),
};

export const impactRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/impact',
  access,
  summary:
    'What uses a field, or what it is made from: only the next step; with `engine`, that of an engine in the same company',
  query: z.object({
    ...start,
    engine: z.string().min(1).max(catalogueLimits.code).optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  answers: {
    200: wrapped(
      z.object({
        subject: impactNode,
        company_id: recordId,
        links: z.array(impactLink),
        total: z.number().int(),
        total_is_minimum: z.boolean().optional(),
      }),
    ),
  },
});

export type Impact = z.output<(typeof impactRoute)['answers'][200]>['data'];

export const { ticket: createImpactExportRoute, file: exportImpactRoute } = exportRoutes({
  path: '/v1/air/impact',
  access,
  what: 'everything that follows from a field',
  filters: start,
});
