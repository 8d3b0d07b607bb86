import { and, asc, ilike, isNull } from 'drizzle-orm';
import { customerPermissions } from '#modules/customers/contract/permissions.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import { likePatterns } from '#platform/server/search/search-text.ts';
import { customers } from '../customers/customers.tables.ts';
import { ACTIVITY } from './activities.queries.ts';
import { customerActivities as activities } from './activities.tables.ts';

/** Finds what a person has still to do for customers, for the search over everything. */
export const searchOwnActivities: RecordSearch = {
  entity: ACTIVITY,
  permission: customerPermissions.names.read,
  async find(tx, { companyId: company_id, employeeId: owner_id }, { text, limit }) {
    const patterns = likePatterns(text);
    if (owner_id === null || patterns.length === 0) return [];
    return tx
      .select({
        id: activities.id,
        name: activities.subject,
        detail: customers.name,
        within: activities.customer_id,
      })
      .from(activities)
      .innerJoin(customers, hasValues(customers, { company_id, id: activities.customer_id }))
      .where(
        and(
          hasValues(activities, { company_id, owner_id }),
          isNull(activities.done_at),
          isNull(customers.deleted_at),
          ...patterns.map((pattern) => ilike(activities.subject, pattern)),
        ),
      )
      .orderBy(asc(activities.due_on), asc(activities.id))
      .limit(limit);
  },
};
