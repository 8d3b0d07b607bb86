import { importErrors, importReport, catalogueImport } from './imports.ts';
import { z } from 'zod';
import { everyField } from '#platform/contract/every-field.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { catalogueLimits } from './entry-kinds.ts';
import { wrapped } from '#platform/contract/envelopes.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './permissions.ts';

/** What can be read elsewhere; MariaDB counts as MySQL. */
export const foreignKinds = ['postgresql', 'mysql'] as const;

/** The port that a database of a kind usually listens on. */
export const usualPorts = { postgresql: 5432, mysql: 3306 } as const;

/** A database somewhere, or the application's own. */
export const sourceKinds = [...foreignKinds, 'own'] as const;

/**
 * How a connection is protected: encrypted to a server that has proved its identity, encrypted to any server
 * that answers, or not at all.
 */
export const sourceEncryptions = ['verified', 'unverified', 'off'] as const;

export const sourceRepeats = ['off', 'hourly', 'daily'] as const;

/** Errors of sources; texts under `catalogue:errors`. */
export const sourceErrors = defineErrors('catalogue', {
  /** The connection to the application's own database cannot be changed. */
  source_is_own: 409,
});

export const sourceEvents = defineEvents('catalogue', [
  'source_added',
  'source_changed',
  'source_removed',
]);

const text = (limit: number) => z.string().trim().max(limit);
const count = z.number().int().nonnegative();
const required = (limit: number) => text(limit).min(1, 'catalogue:errors.source_field_required');

const port = z.coerce.number().int().min(1).max(65_535);

const settings = {
  kind: z.enum(foreignKinds).default('postgresql'),
  company_code: required(catalogueLimits.code),
  company_name: required(catalogueLimits.name),
  host: required(253),
  port,
  database: required(64),
  username: required(80),
  encryption: z.enum(sourceEncryptions).default('verified'),
  /** Certificates (PEM) that are trusted besides those of the machine. */
  certificate_authority: text(20_000).default(''),
  /** Only these schemas. None means all but those of the system; of MySQL, the database alone. */
  schemas: z.array(required(64)).max(100).default([]),
  repeat: z.enum(sourceRepeats).default('off'),
  /** The hour of the day in Thai time, for daily readings. */
  hour: z.coerce.number().int().min(0).max(23).default(1),
};

export const sourceInput = z.strictObject({
  ...settings,
  /** The usual one of the kind where none is given. */
  port: port.optional(),
  password: z.string().max(1000),
});

/** Without a password, the stored one stays. */
export const sourceChange = z.strictObject({
  ...everyField(settings),
  /** Stays as it is where none is given. */
  kind: z.enum(foreignKinds).optional(),
  password: z.string().max(1000).optional(),
  updated_at: instant,
});

export type SourceInput = z.output<typeof sourceInput>;
export type SourceChange = z.output<typeof sourceChange>;

/** A source with its last reading. It never includes the password. */
export const source = z.object({
  id: recordId,
  kind: z.enum(sourceKinds),
  company_code: z.string(),
  company_name: z.string(),
  host: z.string(),
  port: z.number().int(),
  database: z.string(),
  username: z.string(),
  encryption: z.enum(sourceEncryptions),
  certificate_authority: z.string(),
  schemas: z.array(z.string()),
  repeat: z.enum(sourceRepeats),
  hour: z.number().int().nullable(),
  next_read_at: instant.nullable(),
  /** Progress of the present reading; the total is null until the database has answered. */
  reading: z
    .object({ rows_done: count, rows_total: count.nullable(), cancel_requested: z.boolean() })
    .nullable(),
  /** The company of the catalogue that it is read into; null before the first reading. */
  company_id: recordId.nullable(),
  read_at: instant.nullable(),
  report: importReport.nullable(),
  /** Why the last reading failed, in the caller's language; the results of earlier readings stay. */
  failure: z.string().nullable(),
  failed_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});

export type Source = z.output<typeof source>;

const access = cataloguePermissions.name('connect');
const oneSource = wrapped(source);

export const listSourcesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/sources',
  access,
  summary: 'Databases that the catalogue describes, and how their last reading went',
  answers: { 200: wrapped(z.array(source)) },
});

export const createSourceRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/sources',
  access,
  summary: 'Add a PostgreSQL, MySQL or MariaDB database to the catalogue; it is read immediately',
  body: sourceInput,
  answers: { 201: oneSource },
});

export const updateSourceRoute = defineRoute({
  method: 'PUT',
  path: '/v1/air/sources/:id',
  access,
  summary: 'Change where a source is and when it is read; its password stays where none is given',
  body: sourceChange,
  refuses: [sourceErrors.source_is_own],
  answers: { 200: oneSource },
});

export const deleteSourceRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/air/sources/:id',
  access,
  summary: 'Delete a source and its password; what was read from it stays in the catalogue',
  answers: { 204: z.null() },
});

export const readSourceRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/sources/:id/read',
  access,
  summary: 'Read a source again; if that is already in progress, the answer is that reading',
  answers: { 202: wrapped(catalogueImport) },
});

export const cancelReadingRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/sources/:id/cancel',
  access,
  summary: 'Cancel the current reading of a source; the catalogue stays as it was before it',
  refuses: [importErrors.import_not_there_now],
  answers: { 202: oneSource },
});
