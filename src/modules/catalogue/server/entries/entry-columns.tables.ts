import { sql, type SQL } from 'drizzle-orm';
import { bigint, integer, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { originKinds } from '#modules/catalogue/contract/entry-kinds.ts';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';

export function entryColumns() {
  return {
    ...companyOwned(),
    code: text().notNull(),
    /** Either may be empty; if both are, the code is shown as the name. */
    name_th: text().notNull().default(''),
    name_en: text().notNull().default(''),
    description: text().notNull().default(''),
    /** The employee who is responsible for it. */
    owner_id: integer(),
    tags: text().array().notNull().default([]),
    deprecated_at: instant(),
    /** What to use instead: an entry of the same kind. */
    replacement_id: uuid(),
    version_major: integer().notNull().default(1),
    version_minor: integer().notNull().default(0),
    /** What brought it; null where it was written by hand. */
    origin: text({ enum: originKinds }),
    origin_id: uuid(),
    ...timestamps(),
  };
}

/** How much is required of an entry with everything in it, and how much of that is missing, as last computed. */
export function completenessColumns() {
  return {
    /** The number of required values, and how many of them are missing. */
    checks: integer().notNull().default(0),
    missing: integer().notNull().default(0),
  };
}

/** The gaps of the entry itself, as `entry-gaps.ts` reads them; a deprecated entry has none. */
export function gapsOf(gaps: SQL) {
  return smallint('gaps').generatedAlwaysAs(
    sql`case when deprecated_at is null then (${gaps})::smallint else 0::smallint end`,
  );
}

export const gapsOfOwned = sql`(name_th = '')::int + (description = '')::int * 2 + (owner_id is null)::int * 4`;

export const gapsOfFields = sql`(name_th = '')::int + (description = '')::int * 2
  + (level = 'deep' and sample_value = '')::int * 8
  + (level <> 'deep' and (engine_code is null or engine_unknown))::int * 16
  + (inputs_broken or (target_table is not null and target_field_id is null))::int * 32`;

/** How the search finds an entry. */
export function searchColumns() {
  return {
    /** The terms of `search-terms.ts`. */
    terms: bigint({ mode: 'number' }).array().notNull(),
    /** How often it was opened; orders equally good results. */
    popularity: integer().notNull().default(0),
  };
}
