import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { oneAtATime } from './one-at-a-time.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** Brings the schema up to date. Safe to call from several processes starting at the same time. */
export async function migrate(pool: Pool): Promise<void> {
  await oneAtATime(pool, async (client) => {
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
    await client.query('select secure_new_company_tables(), refresh_company_views()');
  });
}
