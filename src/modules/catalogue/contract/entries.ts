import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { z } from 'zod';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { calendarDay, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';
import {
  catalogueLimits,
  changeActs,
  entryKinds,
  originKinds,
  entryStatuses,
} from './entry-kinds.ts';

/** Errors of the catalogue; texts under `catalogue:errors`. */
export const catalogueErrors = defineErrors('catalogue', {
  /** Several companies use the code, and the call names none of them. */
  code_ambiguous: 409,
});

/** Kind of record that events use for companies, modules, features and fields alike. */
export const CATALOGUE_ENTRY = 'catalogue_entry';

/** Kind of record that events use when an import or a reading changed a whole company. */
export const CATALOGUE_COMPANY = 'catalogue_company';

export const catalogueEvents = defineEvents('catalogue', [
  'entry_changed',
  'company_changed',
  'engine_withdrawn',
]);

/** Different companies of the catalogue may use the same code; this says which company is meant. */
export const companyChoice = { company_id: recordId.optional() };

const code = z.string().min(1).max(catalogueLimits.code);

/** What a route about the entry of one code takes. */
export const byCode = {
  params: z.object({ code }),
  query: z.object(companyChoice),
  refuses: [catalogueErrors.code_ambiguous],
};

export const entryStatus = z.enum(entryStatuses);

/** How much of what is required is there, in percent; null where nothing is required. */
export const completeness = z.number().int().min(0).max(100).nullable();

const read = cataloguePermissions.name('read');

/** Companies, modules, features and fields alike. */
const params = z.object({ kind: z.enum(entryKinds), id: recordId });
const readEntry = { method: 'GET', access: read, params } as const;

const summary = z.object({ id: recordId, code: z.string(), name: z.string() });

/** An entry as people who edit or follow it see it. */
export const entry = z.object({
  kind: z.enum(entryKinds),
  id: recordId,
  code: z.string(),
  name_th: z.string(),
  name_en: z.string(),
  description: z.string(),
  /** Outputs of processes have other statuses, which are reported where they run. */
  status: z.string(),
  owner_id: employeeId.nullable(),
  owner_name: z.string().nullable(),
  tags: z.array(z.string()),
  /** Only for fields of the deep level. */
  sample_value: z.string().nullable(),
  /** The same; each is explained at the field itself. */
  is_read_only: z.boolean().nullable(),
  default_value: z.string().nullable(),
  choices: z.string().nullable(),
  formula: z.string().nullable(),
  condition: z.string().nullable(),
  external_target: z.string().nullable(),
  deprecated_at: instant.nullable(),
  /** What to use instead. */
  replacement: summary.nullable(),
  /** For example `2.1`: the first number grows with breaking changes. */
  version: z.string(),
  /** Where it came from; null if it was entered by hand. */
  origin: z.enum(originKinds).nullable(),
  /** Whether the caller is notified of changes. */
  following: z.boolean(),
  updated_at: instant,
});

export type Entry = z.output<typeof entry>;

export const getEntryRoute = defineRoute({
  ...readEntry,
  path: '/v1/air/entries/:kind/:id',
  summary: 'Everything that can be edited of a company, module, feature or field, and its version',
  answers: { 200: wrapped(entry) },
});

const text = (maximum: number) => z.string().trim().max(maximum);

/** One on each line, as imports store them: files separate them by semicolons. */
const choices = z
  .string()
  .max(catalogueLimits.choices * (catalogueLimits.name + 1))
  .transform((given) => [
    ...new Set(
      given
        .split(/[\n;]/)
        .map((choice) => choice.trim())
        .filter((choice) => choice !== ''),
    ),
  ])
  .pipe(z.array(z.string().max(catalogueLimits.name)).max(catalogueLimits.choices))
  .transform((each) => each.join('\n'));

/** What can be changed of an entry; fields that are left out stay as they are. */
export const entryChange = z.strictObject({
  /** The version that the editor saw; 409 with the stored entry if somebody saved since. */
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
  is_read_only: z.boolean().optional(),
  default_value: text(catalogueLimits.sample).optional(),
  choices: choices.optional(),
  formula: text(catalogueLimits.description).optional(),
  condition: text(catalogueLimits.description).optional(),
  external_target: text(2 * catalogueLimits.code + 1).optional(),
  deprecated: z.boolean().optional(),
  /** An entry of the same kind, for a deprecated one. */
  replacement_id: recordId.nullable().optional(),
});

export type EntryChange = z.output<typeof entryChange>;

export const changeEntryRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/air/entries/:kind/:id',
  access: cataloguePermissions.name('write'),
  summary: 'Changes the given values of an entry and makes a new version of it',
  params,
  body: entryChange,
  answers: { 200: wrapped(entry) },
});

export const followEntryRoute = defineRoute({
  method: 'PUT',
  path: '/v1/air/entries/:kind/:id/follow',
  access: read,
  summary: 'Starts or stops notifying the caller of changes of an entry and everything in it',
  params,
  body: z.strictObject({ following: z.boolean() }),
  answers: { 200: wrapped(entry) },
});

const values = z.record(z.string(), z.unknown());

const change = z.object({
  id: recordId,
  at: instant,
  /** Null if the person left or was not an employee. */
  who: z.string().nullable(),
  kind: z.enum(entryKinds),
  entry_id: recordId,
  code: z.string(),
  act: z.enum(changeActs),
  breaking: z.boolean(),
  version: z.string(),
  origin: z.enum(originKinds).nullable(),
  /** Only what changed, by the names of the wire. */
  before: values,
  after: values,
});

export type EntryVersion = z.output<typeof change>;

export const listHistoryRoute = defineRoute({
  ...readEntry,
  path: '/v1/air/entries/:kind/:id/history',
  summary: 'Versions of an entry and of everything in it, the newest first',
  query: z.object({ ...pageParameters, breaking: z.enum(['true', 'false']).optional() }),
  answers: { 200: wrappedPage(change) },
});

/** Days are days in Bangkok, and the last one is included. */
export const compareHistoryRoute = defineRoute({
  ...readEntry,
  path: '/v1/air/entries/:kind/:id/comparison',
  summary:
    'What differs between the end of one day and the end of another, in an entry and everything in it',
  query: z.object({ from: calendarDay, to: calendarDay }),
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
        /** There are more changes than were compared. */
        is_partial: z.boolean(),
      }),
    ),
  },
});
