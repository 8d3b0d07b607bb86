import { z } from 'zod';
import { wrappedPage } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';
import { entryKinds, fieldLevels, gapKinds } from './entry-kinds.ts';
import { companyChoice } from './entries.ts';

/** An entry with gaps, and where it belongs. */
const incompleteEntry = z.object({
  kind: z.enum(entryKinds),
  id: recordId,
  code: z.string(),
  name: z.string(),
  gaps: z.array(z.enum(gapKinds)),
  company: z.object({ id: recordId, name: z.string() }),
  /** For the module itself and everything in it; likewise the feature. */
  module: z.object({ code: z.string(), name: z.string() }).nullable(),
  feature: z.object({ id: recordId, name: z.string() }).nullable(),
  /** Of a field. */
  level: z.enum(fieldLevels).nullable(),
});

export type IncompleteEntry = z.output<typeof incompleteEntry>;

export const worklistRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/worklist',
  access: cataloguePermissions.name('read'),
  summary: 'Companies, modules, features and fields with something missing, in this order',
  query: z.object({
    ...pageParameters,
    ...companyChoice,
    module_id: recordId.optional(),
    feature_id: recordId.optional(),
    kind: z.enum(entryKinds).optional(),
    gap: z.enum(gapKinds).optional(),
  }),
  answers: { 200: wrappedPage(incompleteEntry) },
});
