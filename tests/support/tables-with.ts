import { z } from 'zod';
import type { TestApp } from './app.ts';
import { queryRows } from './query-rows.ts';

/** The tables, of any schema, with a row that has one of the texts. */
export async function tablesWith(
  app: Pick<TestApp, 'context'>,
  texts: readonly string[],
): Promise<string[]> {
  const tables = await queryRows(
    app,
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables where table_type = 'BASE TABLE'
       and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of z.array(z.object({ name: z.string() })).parse(tables)) {
    const [row] = await queryRows(
      app,
      `select count(*)::int as rows from ${name} as one
       where one::text like any (select '%' || text || '%' from unnest($1::text[]) as text)`,
      [texts],
    );
    if (z.object({ rows: z.number() }).parse(row).rows > 0) found.push(name);
  }
  return found;
}
