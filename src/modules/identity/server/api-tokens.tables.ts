import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, companyOwned, instant } from '#platform/server/database/columns.ts';
import { memberships } from './memberships.tables.ts';

/** By which programs act as a member of a company. Only hashes are stored; they go with the membership. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    ...companyOwned(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    hash: bytes('hash').notNull(),
    permissions: text('permissions').array().notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('api_tokens_hash_is_unique').on(table.hash),
    index('api_tokens_by_user').on(table.companyId, table.userId),
    index('api_tokens_by_expiry').on(table.expiresAt),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
