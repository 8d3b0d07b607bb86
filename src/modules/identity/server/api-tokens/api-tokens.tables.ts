import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, companyOwned, instant, instantNow } from '#platform/server/database/columns.ts';
import { memberships } from '../memberships/memberships.tables.ts';

/** By which programs act as a member of a company. Only hashes are stored; they are deleted with the membership. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    ...companyOwned(),
    user_id: uuid().notNull(),
    name: text().notNull(),
    hash: bytes().notNull(),
    permissions: text().array().notNull(),
    expires_at: instant().notNull(),
    last_used_at: instant(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('api_tokens_hash_is_unique').on(table.hash),
    index('api_tokens_by_user').on(table.company_id, table.user_id),
    index('api_tokens_by_expiry').on(table.expires_at),
    foreignKey({
      columns: [table.company_id, table.user_id],
      foreignColumns: [memberships.company_id, memberships.user_id],
    }).onDelete('cascade'),
  ],
);
