import { and, eq } from 'drizzle-orm';
import { SAVED_VIEW } from '#platform/contract/views.routes.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { forgetEvents } from '#platform/server/personal-data/forget-events.queries.ts';
import type { Forget } from '#platform/server/personal-data/forget-records.ts';
import { mentions } from '#platform/server/personal-data/mentions.ts';
import { savedViews } from './views.tables.ts';

/** Deletes the views that look for somebody, or are called after them, with what the history has of them. */
export const forgetViews: Forget = async (tx, { companyId }, { values = [] }) => {
  const { id, name, address, company_id } = savedViews;
  const views = await tx
    .select({ id, name, address })
    .from(savedViews)
    .where(eq(company_id, companyId));
  const found = views.filter((view) =>
    mentions(`${view.name} ${searchedIn(view.address)}`, values),
  );
  if (found.length === 0) return;
  const ids = found.map((view) => view.id);
  await tx.delete(savedViews).where(and(eq(company_id, companyId), isOneOf(id, ids)));
  await forgetEvents(tx, { entity: SAVED_VIEW, ids });
};

/** The filters of a list, as they were typed. */
function searchedIn(address: string): string {
  return [...new URLSearchParams(address).values()].join(' ');
}
