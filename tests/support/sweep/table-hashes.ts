import { vi } from 'vitest';
import type { TestApp } from '../app.ts';
import { soon } from '../soon.ts';

/** A fingerprint of every row of a company, by table, once no background work changes them. */
export async function tableHashes(
  app: TestApp,
  companyId: number,
): Promise<Record<string, string>> {
  const { pool } = app.context.connection;
  await vi.waitUntil(async () => {
    const { rowCount } = await pool.query(
      "select from pgboss.job where state in ('created', 'retry', 'active') and name not like 'platform.%'",
    );
    return rowCount === 0;
  }, soon);
  const { rows: tables } = await pool.query<{ name: string }>(`
    select class.relname as name from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attname = 'company_id'
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') order by 1`);
  const hashes = tables.map(
    ({ name }) => `select '${name}' as name, count(*) || ' ' ||
      coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as hash
      from ${name} t where company_id = ${Math.trunc(companyId)}`,
  );
  const { rows } = await pool.query<{ name: string; hash: string }>(hashes.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
