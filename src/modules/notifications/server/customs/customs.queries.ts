import { and, eq, getTableColumns, sql, type Placeholder } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import {
  NOTIFICATION_CUSTOM,
  type CustomFilters,
  type ListedCustom,
} from '#modules/notifications/contract/customs.ts';
import type { DeliveryState } from '#modules/notifications/contract/records.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import {
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from '../records/records.tables.ts';
import { notificationCustoms as customs } from './customs.tables.ts';

function customColumns(language: Language | Placeholder) {
  const { search_text: _searchText, ...columns } = getTableColumns(customs);
  const { company_id: companyId } = columns;
  return {
    ...columns,
    created_by_name: employeeName({ companyId, id: columns.created_by_employee, language }),
    sent_by_name: employeeName({ companyId, id: columns.sent_by_employee, language }),
  };
}

/** How many deliveries are in these states. */
export const inStates = (...states: DeliveryState[]) =>
  sql`count(*) filter (where ${deliveries.state} in ${states})`;

/** What became of a message. Counting takes long, so only what shows it reads it. */
function figures() {
  return sql<ListedCustom['recipients_total']>`${sql`(
    select json_build_object(
      'count', count(*),
      'pending', ${inStates('queued', 'sending')},
      'sent', ${inStates('sent', 'delivered')},
      'read', ${inStates('read')},
      'failed', ${inStates('failed', 'unknown')},
      'skipped', ${inStates('skipped')})
    from ${records}
    join ${deliveries} on ${deliveries.company_id} = ${records.company_id}
      and ${deliveries.record_id} = ${records.id}
    where ${records.company_id} = ${customs.company_id} and ${records.custom_id} = ${customs.id}
  )`}`;
}

export const customKeeper = keepRecords({
  table: customs,
  entity: NOTIFICATION_CUSTOM,
  columns: customColumns,
  show: ({ code, name, description, status, stage, channels, send_at, ...row }) => ({
    code,
    name,
    description,
    status,
    stage,
    channels: channels.map(({ channel }) => channel),
    title: channels.find(({ title }) => title !== '')?.title ?? '',
    message: channels.find(({ message }) => message !== '')?.message ?? '',
    outside: row.recipient_others.length,
    send_at,
  }),
  searched: ['code', 'name', 'description'],
});

export type CustomRow = Awaited<ReturnType<typeof customKeeper.find>>;

export const customList = listRecords({
  table: customs,
  columns: (language) => {
    const {
      recipients: _recipients,
      recipient_others: _others,
      ...columns
    } = customColumns(language);
    return { ...columns, recipients_total: figures() };
  },
  orders: ordersBy(customs.id, {
    createdAt: customs.created_at,
    updatedAt: customs.updated_at,
    code: customs.code,
    name: inThaiOrder(customs.name),
    stage: [customs.stage, customs.created_at],
  }),
  filters: ({ status, stage, channel }: CustomFilters) =>
    and(
      status === undefined ? sql`${customs.status} <> 'Archived'` : eq(customs.status, status),
      matches(customs.stage, stage),
      channel === undefined
        ? undefined
        : sql`${customs.channels} @> ${JSON.stringify([{ channel }])}::jsonb`,
    ),
});
