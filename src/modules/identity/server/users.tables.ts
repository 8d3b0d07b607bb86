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
import { LINK_PURPOSES } from '#modules/identity/contract/account-links.routes.ts';
import { bytes, instant, timestamps } from '#platform/server/database/columns.ts';
import { newId } from '#platform/server/ids.ts';

/** What searches look for in an account itself. */
export function accountText({ username, email }: { username: PgColumn; email: PgColumn }): SQL {
  return sql`lower(${username} || ' ' || coalesce(${email}, ''))`;
}

/** Everybody who can sign in, to whichever companies. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    username: text('username').notNull(),
    email: text('email'),
    /** Made by argon2id; null until an invited person has chosen her password. */
    passwordHash: text('password_hash'),
    isActive: boolean('is_active').notNull().default(true),
    /** Base32, sealed; set for those who sign in with a code besides the password. */
    otpSecret: text('otp_secret'),
    /** One that is being set up: it counts when its first code has arrived. */
    otpPending: text('otp_pending'),
    /** Wrong codes after a right password, one after the other. */
    otpFailures: integer('otp_failures').notNull().default(0),
    /** The time step of the last code taken, so that no code works twice. */
    otpLastStep: integer('otp_last_step').notNull().default(0),
    isOtpBlock: boolean('is_otp_block').notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('users_by_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_by_email').on(sql`lower(${table.email})`),
    index('users_by_text').using('gin', sql`${accountText(table)} gin_trgm_ops`),
    // Whoever signs in gives either of them, so neither may be taken for the other.
    check('username_is_no_email', sql`${table.username} !~ '@'`),
  ],
);

/** Sign-ins that have not ended. One row lives through all renewals of its refresh token. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refreshHash: bytes('refresh_hash').notNull(),
    /** The token before this one: good for the same answer for some seconds, then a sign of theft. */
    previousHash: bytes('previous_hash'),
    renewedAt: instant('renewed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/** Codes that stand in for a lost phone, once each. Only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: bytes('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Rights to choose a password once, for whoever holds the link. Only hashes are stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    hash: bytes('hash').primaryKey(),
    /** One at a time: a new link takes the place of the one before. */
    userId: uuid('user_id')
      .notNull()
      .unique('account_links_one_for_each_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('account_links_by_expiry').on(table.expiresAt)],
);

/** Wrong passwords and codes by account, kept alike for names that do not exist. */
export const signInFailures = pgTable('sign_in_failures', {
  account: text('account').primaryKey(),
  failures: integer('failures').notNull(),
  /** When the first of these failures happened. */
  since: instant('since').notNull(),
  lockedUntil: instant('locked_until'),
});

/** Keys this installation made for itself because its configuration names none. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
});
