import { count, sql } from 'drizzle-orm';
import type { CountSows } from '#modules/agent-profiles/server/public.ts';
import { sows } from './sows.tables.ts';

/** How many SOWs are assigned to a row's agent profile, as a column of the statement that reads the row. */
export const countSows: CountSows = ({ companyId, id }) => {
  const assigned = sql`(
    select ${count()} from ${sows}
    where ${sows.company_id} = ${companyId} and ${sows.agent_profile_id} = ${id}
  )`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<number>`${assigned}`.mapWith(Number);
};
