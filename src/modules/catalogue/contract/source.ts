import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { catalogueLimits } from './entry.ts';
import { importReport } from './import.ts';

/** A PostgreSQL somewhere, or the application's own database. */
export const sourceKinds = ['postgresql', 'own'] as const;

/**
 * How a connection is kept from others: encrypted to a server that has proved who it is, encrypted to
 * whoever answers, or open.
 */
export const sourceEncryptions = ['verified', 'unverified', 'off'] as const;

export const sourceRepeats = ['off', 'hourly', 'daily'] as const;

const text = (limit: number) => z.string().trim().max(limit);
const count = z.number().int().nonnegative();
const required = (limit: number) => text(limit).min(1, 'catalogue:errors.source_field_required');

const settings = {
  company_code: required(catalogueLimits.code),
  company_name: required(catalogueLimits.name),
  host: required(253),
  port: z.coerce.number().int().min(1).max(65_535).default(5432),
  database: required(63),
  username: required(63),
  encryption: z.enum(sourceEncryptions).default('verified'),
  /** Certificates (PEM) that a server may prove itself by, besides those every machine knows. */
  certificate_authority: text(20_000).default(''),
  /** Only these schemas; all that are no system's where there are none. */
  schemas: z.array(required(63)).max(100).default([]),
  repeat: z.enum(sourceRepeats).default('off'),
  /** Of the day, in the time of Thailand; for daily ones. */
  hour: z.coerce.number().int().min(0).max(23).default(1),
};

export const sourceInput = z.strictObject({ ...settings, password: z.string().max(1000) });

/** Without a password, that which is stored stays. */
export const sourceChange = z.strictObject({
  ...settings,
  password: z.string().max(1000).optional(),
  updated_at: instant,
});

export type SourceInput = z.output<typeof sourceInput>;
export type SourceChange = z.output<typeof sourceChange>;

/** A source without its password, which is never told again, and how its last reading went. */
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
  /** How far the reading is that goes on now; the total is null until the database has been asked. */
  reading: z
    .object({ rows_done: count, rows_total: count.nullable(), cancel_requested: z.boolean() })
    .nullable(),
  /** The company of the catalogue that it is read into; null until it has been. */
  company_id: recordId.nullable(),
  /** When it was last read through. */
  read_at: instant.nullable(),
  report: importReport.nullable(),
  /** Why the last try came to nothing, in the caller's language; what was read before is still there. */
  failure: z.string().nullable(),
  failed_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});

export type Source = z.output<typeof source>;
