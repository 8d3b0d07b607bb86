import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import { bytes, instant, timestamps } from '#platform/server/database/columns.ts';
import { newId } from '#platform/server/ids.ts';

/** The fields of an account that searches cover. */
export function accountText({ username, email }: { username: PgColumn; email: PgColumn }): SQL {
  return sql`lower(${username} || ' ' || coalesce(${email}, ''))`;
}

/** Everybody who can sign in, to any company. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    username: text().notNull(),
    email: text(),
    /** Made by argon2id; null until an invited person has chosen a password. */
    password_hash: text(),
    is_active: boolean().notNull().default(true),
    /** Base32, encrypted; set for people who sign in with a code besides the password. */
    otp_secret: text(),
    /** A secret that is being set up: it counts when its first code has arrived. */
    otp_pending: text(),
    /** Consecutive wrong codes after a right password. */
    otp_failures: integer().notNull().default(0),
    /** The time step of the last code used, so that no code works twice. */
    otp_last_step: integer().notNull().default(0),
    is_otp_block: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('users_by_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_by_email').on(sql`lower(${table.email})`),
    index('users_by_text').using('gin', sql`${accountText(table)} gin_trgm_ops`),
    // People sign in by either of them, so neither may look like the other.
    check('username_is_no_email', sql`${table.username} !~ '@'`),
  ],
);

/** Codes that replace a lost phone, once each. Only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.hash] })],
);

/** Wrong passwords and codes by account, counted alike for names that do not exist. */
export const signInFailures = pgTable('sign_in_failures', {
  account: text().primaryKey(),
  failures: integer().notNull(),
  /** When the first of these failures happened. */
  since: instant().notNull(),
  locked_until: instant(),
});
