import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { catalogueLimits } from './entry.ts';
import { importReport } from './import.ts';

/** A PostgreSQL somewhere, or the application's own database. */
export const sourceKinds = ['postgresql', 'own'] as const;

export const sourceRepeats = ['off', 'hourly', 'daily'] as const;

const text = (limit: number) => z.string().trim().max(limit);
const required = (limit: number) => text(limit).min(1, 'catalogue:errors.source_field_required');

const settings = {
  company_code: required(catalogueLimits.code),
  company_name: required(catalogueLimits.name),
  host: required(253),
  port: z.coerce.number().int().min(1).max(65_535).default(5432),
  database: required(63),
  username: required(63),
  /** Whether the connection must be encrypted. */
  encrypted: z.boolean().default(true),
  /** Only these schemas; all that are no system's where there are none. */
  schemas: z.array(required(63)).max(100).default([]),
  repeat: z.enum(sourceRepeats).default('off'),
  /** Of the day, in the time of Thailand; for daily ones. */
  hour: z.number().int().min(0).max(23).default(1),
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
  encrypted: z.boolean(),
  schemas: z.array(z.string()),
  repeat: z.enum(sourceRepeats),
  hour: z.number().int().nullable(),
  next_read_at: instant.nullable(),
  reading: z.boolean(),
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
