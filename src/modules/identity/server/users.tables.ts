import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant, timestamps } from '#platform/server/database/columns.ts';
import { newId } from '#platform/server/ids.ts';

/** Everybody who can sign in, to whichever companies. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    username: text('username').notNull(),
    email: text('email'),
    /** Made by argon2id. */
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Base32; set for those who sign in with a code besides the password. */
    otpSecret: text('otp_secret'),
    /** The time step of the last code taken, so that no code works twice. */
    otpLastStep: integer('otp_last_step').notNull().default(0),
    isOtpBlock: boolean('is_otp_block').notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('users_by_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_by_email').on(sql`lower(${table.email})`),
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
