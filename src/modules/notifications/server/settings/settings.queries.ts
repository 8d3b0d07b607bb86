import { and, eq, getTableColumns, sql, type Placeholder } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import {
  NOTIFICATION_SETTING,
  type SettingFilters,
} from '#modules/notifications/contract/settings.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matches } from '#platform/server/database/matches.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { notificationDeliveries, notificationRecords } from '../records/records.tables.ts';
import { notificationSettings, notificationSettingVersions } from './settings.tables.ts';

const live = notificationSettingVersions;

function settingColumns(language: Language | Placeholder) {
  const { search_text: _searchText, ...columns } = getTableColumns(notificationSettings);
  const { company_id } = columns;
  const name = (id: typeof columns.updated_by_employee | typeof live.created_by_employee) =>
    employeeName({ companyId: company_id, id, language });
  const ofLive = <Value>(what: ReturnType<typeof sql>) =>
    sql<Value | null>`${sql`(
    select ${what} from ${live}
    where ${live.company_id} = ${company_id} and ${live.setting_id} = ${columns.id}
      and ${live.number} = ${columns.live_version}
  )`}`;
  return {
    ...columns,
    updated_by_name: name(columns.updated_by_employee),
    live_info: ofLive<typeof live.$inferSelect.info>(sql`${live.info}`),
    applied_at: ofLive<string>(sql`${live.created_at}`),
    applied_by_name: ofLive<string>(sql`${name(live.created_by_employee)}`),
  };
}

/** How many of a setting's messages were sent. Counting takes long, so only what shows them reads them. */
function sentFigures() {
  const { company_id, id } = notificationSettings;
  const sent = (since: ReturnType<typeof sql>) =>
    sql<number>`${sql`(
    select count(*) from ${notificationRecords}
    join ${notificationDeliveries} on ${notificationDeliveries.company_id} = ${notificationRecords.company_id}
      and ${notificationDeliveries.record_id} = ${notificationRecords.id}
    where ${notificationRecords.company_id} = ${company_id}
      and ${notificationRecords.setting_id} = ${id}
      and ${notificationDeliveries.state} in ('sent', 'delivered', 'read')
      ${since}
  )`}`.mapWith(Number);
  return {
    sent_total: sent(sql``),
    sent_this_month: sent(
      sql`and ${notificationDeliveries.created_at} >= date_trunc('month', now() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`,
    ),
  };
}

/** The figures of one setting. */
export async function findSentFigures(tx: Transaction, { companyId }: Scope, id: string) {
  const [figures] = await tx
    .select(sentFigures())
    .from(notificationSettings)
    .where(hasValues(notificationSettings, { company_id: companyId, id }));
  if (figures === undefined) throw errors.not_found();
  return figures;
}

export const settingKeeper = keepRecords({
  table: notificationSettings,
  entity: NOTIFICATION_SETTING,
  columns: settingColumns,
  show: ({ code, name, description, status, event, live_version, draft }) => ({
    code,
    name,
    description,
    status,
    event,
    live_version,
    title: draft.title,
    message: draft.message,
    channels: draft.channels,
  }),
  searched: ['code', 'name', 'description'],
});

export type SettingRow = Awaited<ReturnType<typeof settingKeeper.find>>;

/** Filters, with the events that those of modules, features and types come to. */
type Filters = SettingFilters & { readonly events: readonly string[] | undefined };

export const settingList = listRecords({
  table: notificationSettings,
  columns: (language) => ({ ...settingColumns(language), ...sentFigures() }),
  orders: ordersBy(notificationSettings.id, {
    createdAt: notificationSettings.created_at,
    updatedAt: notificationSettings.updated_at,
    code: notificationSettings.code,
    name: inThaiOrder(notificationSettings.name),
    status: [notificationSettings.status, notificationSettings.created_at],
  }),
  filters: ({ status, event_id, events }: Filters) =>
    and(
      status === undefined
        ? sql`${notificationSettings.status} <> 'Archived'`
        : eq(notificationSettings.status, status),
      matches(notificationSettings.event, event_id),
      events === undefined ? undefined : isOneOf(notificationSettings.event, events),
    ),
});
