import { and, asc, desc, eq, getTableColumns, isNull, lte, type Placeholder } from 'drizzle-orm';
import { customerActivity, type CustomerActivity } from '#modules/customers/contract/activities.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { pointingBy } from '#platform/server/records/pointing-records.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { customers } from '../customers/customers.tables.ts';
import { ofCustomer } from '../customers/parts-of-customer.ts';
import { customerActivities } from './activities.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

export const ACTIVITY = 'customer_activity';

/** Finds, adds, changes and removes activities of customers. */
export const activityKeeper = keepRecords({
  table: customerActivities,
  entity: ACTIVITY,
  columns,
  show: (row) => customerActivity.parse(row),
  partOf: { entity: CUSTOMER, id: 'customer_id', as: 'activity' },
});

/** A customer's activities: the open ones by day, then the latest. */
export function listActivities(
  tx: Transaction,
  reader: Reader,
  customerId: string,
): Promise<CustomerActivity[]> {
  const { done_at, due_on, id } = customerActivities;
  return tx
    .select(columns(reader.language))
    .from(customerActivities)
    .where(ofCustomer(customerActivities, reader, customerId))
    .orderBy(desc(isNull(done_at)), asc(due_on), desc(done_at), desc(id));
}

const MOST_OWN = 50;

/** Open activities of an employee that are due by a day, without those of customers in the bin. */
export function listOwnActivities(
  tx: Transaction,
  { companyId }: Reader,
  { employeeId, until }: { readonly employeeId: number; readonly until: string },
) {
  const { id, activity_type, subject, due_on, created_at } = customerActivities;
  return tx
    .select({
      id,
      activity_type,
      subject,
      due_on,
      created_at,
      customer: { id: customers.id, name: customers.name },
    })
    .from(customerActivities)
    .innerJoin(
      customers,
      and(
        eq(customers.company_id, customerActivities.company_id),
        eq(customers.id, customerActivities.customer_id),
      ),
    )
    .where(
      and(
        eq(customerActivities.company_id, companyId),
        eq(customerActivities.owner_id, employeeId),
        isNull(customerActivities.done_at),
        lte(due_on, until),
        isNull(customers.deleted_at),
      ),
    )
    .orderBy(asc(due_on), asc(id))
    .limit(MOST_OWN);
}

function columns(language: Language | Placeholder) {
  const own = getTableColumns(customerActivities);
  const named = { companyId: own.company_id, language };
  return {
    ...own,
    owner_name: employeeName({ ...named, id: own.owner_id }),
    created_by_name: employeeName({ ...named, id: own.created_by_employee }),
  };
}

/** The activities that follow a customer in a merge. */
export const activitiesInMerges = pointingBy({
  to: CUSTOMER,
  name: 'activities',
  label: 'customers:detail.activities',
  table: customerActivities,
  column: customerActivities.customer_id,
});
