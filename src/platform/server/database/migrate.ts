import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

const MIGRATIONS = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** Any number, the same in every process: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 4_815_162_342;

/** Brings the schema up to date. Safe to call from several starting processes at once. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
    await client.query('select secure_new_company_tables()');
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}
