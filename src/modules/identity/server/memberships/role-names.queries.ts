import { sql, type SQL } from 'drizzle-orm';
import { rolesEn } from '#modules/identity/i18n/roles.en.ts';
import { rolesTh } from '#modules/identity/i18n/roles.th.ts';
import { BUILT_IN_ROLES, type BuiltInRole } from '#platform/contract/permissions.ts';
import type { RecordNames } from '#platform/server/records/name-records.ts';
import { roles } from './memberships.tables.ts';

/** What the history calls roles: the company's own by their names, the built-in ones as screens do. */
export const roleNames: readonly RecordNames[] = [
  { table: roles, name: { th: nameAmong(rolesTh.roles), en: nameAmong(rolesEn.roles) } },
];

function nameAmong(builtIn: Readonly<Record<BuiltInRole, string>>): SQL {
  const cases = BUILT_IN_ROLES.map((role) => sql`when ${role} then ${builtIn[role]}`);
  return sql`coalesce(${roles.name}, case ${roles.built_in} ${sql.join(cases, sql` `)} end)`;
}
