import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { z } from 'zod';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';
import { catalogueLimits, entryKinds, originKinds, entryStatuses } from './entry-kinds.ts';

/** Failures of the module's calls; texts under `catalogue:errors`. */
export const catalogueErrors = defineErrors('catalogue', {
  /** More than one company has the code, and the call names none. */
  code_ambiguous: 409,
});

/** Kind of record under which events are told: companies, modules, features and fields alike. */
export const CATALOGUE_ENTRY = 'catalogue_entry';

/** Kind of record under which is told what an import or a reading did to a company as a whole. */
export const CATALOGUE_COMPANY = 'catalogue_company';

export const catalogueEvents = defineEvents('catalogue', ['entry_changed', 'company_changed']);

/** Different companies of the catalogue may use the same code; this says which company is meant. */
export const companyChoice = { company_id: recordId.optional() };

export const codeParams = z.object({ code: z.string().min(1).max(catalogueLimits.code) });

export const entryStatus = z.enum(entryStatuses);

/** How much of what is required is there, in percent; null where nothing is required. */
export const completeness = z.number().int().min(0).max(100).nullable();

const read = cataloguePermissions.name('read');

/** Companies, modules, features and fields alike. */
const entryParams = z.object({ kind: z.enum(entryKinds), id: recordId });

const summary = z.object({ id: recordId, code: z.string(), name: z.string() });

/** An entry as whoever edits or follows it sees it. */
export const entry = z.object({
  kind: z.enum(entryKinds),
  id: recordId,
  code: z.string(),
  name_th: z.string(),
  name_en: z.string(),
  description: z.string(),
  /** Outputs of processes have other statuses, which come from where they run. */
  status: z.string(),
  owner_id: employeeId.nullable(),
  owner_name: z.string().nullable(),
  tags: z.array(z.string()),
  /** Null for all but fields of the deep level. */
  sample_value: z.string().nullable(),
  deprecated_at: instant.nullable(),
  /** What to use instead. */
  replacement: summary.nullable(),
  /** As `2.1`: the first number grows with what may break others. */
  version: z.string(),
  /** What brought it; null where it was written by hand. */
  origin: z.enum(originKinds).nullable(),
  /** Whether the caller is told of changes. */
  following: z.boolean(),
  updated_at: instant,
});

export type Entry = z.output<typeof entry>;

export const getEntryRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/entries/:kind/:id',
  access: read,
  summary: 'All that can be edited of a company, module, feature or field, and its version',
  params: entryParams,
  answers: { 200: wrapped(entry) },
});

const text = (maximum: number) => z.string().trim().max(maximum);

/** What may be changed of an entry; what is left out stays as it is. */
export const entryChange = z.strictObject({
  /** What the editor was looking at; 409 with the stored entry when somebody saved since. */
  updated_at: instant,
  name_th: text(catalogueLimits.name).optional(),
  name_en: text(catalogueLimits.name).optional(),
  description: text(catalogueLimits.description).optional(),
  status: entryStatus.optional(),
  owner_id: employeeId.nullable().optional(),
  tags: z
    .array(text(catalogueLimits.tag).min(1))
    .max(catalogueLimits.tags)
    .transform((given) => [...new Set(given)])
    .optional(),
  sample_value: text(catalogueLimits.sample).optional(),
  deprecated: z.boolean().optional(),
  /** An entry of the same kind, of one that is deprecated. */
  replacement_id: recordId.nullable().optional(),
});

export type EntryChange = z.output<typeof entryChange>;

export const changeEntryRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/air/entries/:kind/:id',
  access: cataloguePermissions.name('write'),
  summary: 'Changes what is given of an entry and makes a new version of it',
  params: entryParams,
  body: entryChange,
  answers: { 200: wrapped(entry) },
});

export const followEntryRoute = defineRoute({
  method: 'PUT',
  path: '/v1/air/entries/:kind/:id/follow',
  access: read,
  summary: 'Has the caller told of changes of an entry and of all that lies in it, or no longer',
  params: entryParams,
  body: z.strictObject({ following: z.boolean() }),
  answers: { 200: wrapped(entry) },
});

const values = z.record(z.string(), z.unknown());

const change = z.object({
  id: recordId,
  at: instant,
  /** Null where somebody left, or was no employee. */
  who: z.string().nullable(),
  kind: z.enum(entryKinds),
  entry_id: recordId,
  /** As the entry was called then. */
  code: z.string(),
  act: z.enum(['created', 'changed', 'removed']),
  breaking: z.boolean(),
  version: z.string(),
  origin: z.enum(originKinds).nullable(),
  /** Only what changed, by the names of the calls. */
  before: values,
  after: values,
});

export type EntryVersion = z.output<typeof change>;

export const listHistoryRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/entries/:kind/:id/history',
  access: read,
  summary: 'Versions of an entry and of all that lies in it, the newest first',
  params: entryParams,
  query: z.object({ ...pageParameters, breaking: z.enum(['true', 'false']).optional() }),
  answers: { 200: wrappedPage(change) },
});

/** Days are those of Bangkok; what happened on the last one counts. */
export const compareHistoryRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/entries/:kind/:id/comparison',
  access: read,
  summary: 'What is different at the end of one day from the end of another, in an entry and in it',
  params: entryParams,
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  answers: {
    200: wrapped(
      z.object({
        entries: z.array(
          change.pick({
            kind: true,
            entry_id: true,
            code: true,
            act: true,
            breaking: true,
            before: true,
            after: true,
          }),
        ),
        /** There are more changes than were looked through. */
        is_partial: z.boolean(),
      }),
    ),
  },
});
