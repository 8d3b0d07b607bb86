import { boolean, foreignKey, integer, pgTable } from 'drizzle-orm/pg-core';
import { SECURITY_DEFAULTS } from '#modules/identity/contract/security-policy.ts';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { timestamps } from '#platform/server/database/columns.ts';

/** What companies require of the accounts of their members; one without a row requires the usual. */
export const securityPolicies = pgTable(
  'security_policies',
  {
    company_id: integer().primaryKey(),
    /** Length of the shortest password that a member may choose. */
    min_characters: integer().notNull().default(SECURITY_DEFAULTS.min_characters),
    /** Whether every member signs in with a code besides the password. */
    is_otp_required: boolean().notNull().default(SECURITY_DEFAULTS.is_otp_required),
    /** After how many days a member signs in again. */
    session_days: integer().notNull().default(SECURITY_DEFAULTS.session_days),
    ...timestamps(),
  },
  (table) => [foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] })],
);
