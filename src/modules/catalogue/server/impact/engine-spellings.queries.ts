import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { catalogueFields } from '../entries/entries.tables.ts';
import { findUsersByCode } from '#modules/engines/server/public.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';

interface Place {
  readonly companyId: number;
  readonly catalogueCompanyId: string;
}

const written = z.array(z.object({ code: z.string() }));

/** Codes of engines with all other spellings that fields of the company use for them: `press` is `PRESS`. */
export async function allSpellings(
  tx: Transaction,
  { companyId, catalogueCompanyId }: Place,
  codes: readonly string[],
): Promise<readonly string[]> {
  if (codes.length === 0) return codes;
  const users = await findUsersByCode(tx, { companyId }, codes);
  const { rows } = await tx.execute(sql`
    select distinct named.code
    from ${catalogueFields}, lateral (
      select engine_code as code
      union all select dependency ->> 'engine_code' from jsonb_array_elements(dependencies) dependency
    ) as named
    where company_id = ${companyId} and catalogue_company_id = ${catalogueCompanyId}
      and id = any(${sql.param(users)}::uuid[]) and named.code is not null`);
  const keys = new Set(codes.map(normaliseText));
  const others = written.parse(rows).flatMap(({ code }) => code);
  return [...new Set([...codes, ...others.filter((code) => keys.has(normaliseText(code)))])];
}
