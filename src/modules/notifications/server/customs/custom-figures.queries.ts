import { asc, sql } from 'drizzle-orm';
import { countPeople } from '#modules/directory/server/public.ts';
import type { CustomReach } from '#modules/notifications/contract/custom-figures.ts';
import type { ListedCustom } from '#modules/notifications/contract/customs.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { ruleOf, type Audience } from '../matching/find-recipients.ts';
import {
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from '../records/records.tables.ts';
import { type CustomRow, inStates } from './customs.queries.ts';

type Company = Pick<Scope, 'companyId'>;

/** How many people a message would reach now. */
export async function reachOf(
  tx: Transaction,
  company: Company,
  { recipient_others: others, ...audience }: Audience & Pick<CustomRow, 'recipient_others'>,
): Promise<CustomReach> {
  const { people, email, phone } = await countPeople(tx, company, {
    wanted: unite(audience.recipients),
    excepted: unite(audience.recipient_excepts),
  });
  const having = (part: 'email' | 'phone') => others.filter((one) => one[part] !== null).length;
  return {
    people: people + others.length,
    employees: people,
    outside: others.length,
    email: email + having('email'),
    phone: phone + having('phone'),
  };
}

function unite(rows: Audience['recipients']) {
  const rules = rows.map((row) => ruleOf('', row));
  return {
    employees: rules.flatMap(({ employees }) => employees),
    departments: rules.flatMap(({ departments }) => departments),
    positions: rules.flatMap(({ positions }) => positions),
  };
}

const counted = {
  count: sql<number>`count(${deliveries.id})`.mapWith(Number),
  pending: sql<number>`${inStates('queued', 'sending')}`.mapWith(Number),
  sent: sql<number>`${inStates('sent', 'delivered')}`.mapWith(Number),
  read: sql<number>`${inStates('read')}`.mapWith(Number),
  failed: sql<number>`${inStates('failed', 'unknown')}`.mapWith(Number),
  skipped: sql<number>`${inStates('skipped')}`.mapWith(Number),
};

const ofRecord = hasValues(deliveries, {
  company_id: records.company_id,
  record_id: records.id,
});

const ofCustom = ({ companyId }: Company, id: string) =>
  hasValues(records, { company_id: companyId, custom_id: id });

/** What became of a message, channel by channel. */
export function funnelOf(tx: Transaction, company: Company, id: string) {
  return tx
    .select({
      channel: records.channel,
      record_id: records.id,
      record_code: records.code,
      ...counted,
      delivered: sql<number>`${inStates('delivered', 'read')}`.mapWith(Number),
      waiting_for_quiet_hours:
        sql<number>`count(*) filter (where ${deliveries.state} = 'queued' and ${deliveries.reason} = 'quiet_hours')`.mapWith(
          Number,
        ),
    })
    .from(records)
    .leftJoin(deliveries, ofRecord)
    .where(ofCustom(company, id))
    .groupBy(records.channel, records.id, records.code)
    .orderBy(asc(records.code));
}

/** The same for all channels together. */
export async function figuresOf(
  tx: Transaction,
  company: Company,
  id: string,
): Promise<ListedCustom['recipients_total']> {
  const [row] = await tx
    .select(counted)
    .from(records)
    .innerJoin(deliveries, ofRecord)
    .where(ofCustom(company, id));
  if (row === undefined) throw new Error('A count has no row');
  return row;
}
