import { eq } from 'drizzle-orm';
import { allCompanyIds } from '#modules/companies/server/public.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';
import type { Context } from '#platform/server/context.ts';
import { nextNumbers } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import { builtInTexts } from './built-in-texts.ts';
import { builtInName, keyOf } from './built-in-name.ts';
import { COUNTER, settingCode } from './setting-code.ts';
import { notificationSettings, notificationSettingVersions } from './settings.tables.ts';

interface Needs {
  readonly context: Pick<Context, 'defaultSettings' | 'translator'>;
  readonly catalogue: EventCatalogue;
}

/** Gives every company the settings that come with the application, in force, unless it has had them already. */
export async function addDefaultSettings({
  context,
  catalogue,
}: Needs & { readonly context: Pick<Context, 'database'> }): Promise<void> {
  const { database } = context;
  const companies = await database.asSystem(allCompanyIds, { readOnly: true });
  for (const companyId of companies) {
    await database.inCompany({ companyId }, (tx) =>
      addMissing(tx, companyId, { context, catalogue }),
    );
  }
}

/** Gives one company those of them that it never had. */
export async function addMissing(
  tx: Transaction,
  companyId: number,
  { context, catalogue }: Needs,
): Promise<void> {
  const many = (await findMissing(tx, companyId, context)).length;
  if (many === 0) return;
  const first = await nextNumbers(tx, { companyId }, { name: COUNTER, many });
  // Another process, started at the same time, may have added them while this one waited for the numbers.
  const missing = await findMissing(tx, companyId, context);
  if (missing.length === 0) return;
  const made = missing.map((given, index) => ({
    ...infoOf(given, { context, catalogue }),
    id: newId(),
    code: settingCode(first + index),
    event: given.event,
    default_key: keyOf(given),
  }));
  await insertRows(tx, notificationSettings, {
    shared: { company_id: companyId, description: '', status: 'Active', live_version: 1 },
    rows: made.map(({ info, ...row }) => ({
      ...row,
      draft: info,
      live_event: row.event,
      search_text: searchTextOf(row.code, row.name),
    })),
  });
  await insertRows(tx, notificationSettingVersions, {
    shared: { company_id: companyId, number: 1 },
    rows: made.map(({ id, event, info }) => ({ setting_id: id, event, info })),
  });
}

async function findMissing(
  tx: Transaction,
  companyId: number,
  { defaultSettings }: Pick<Context, 'defaultSettings'>,
): Promise<DefaultSetting[]> {
  const stored = await tx
    .select({ key: notificationSettings.default_key })
    .from(notificationSettings)
    .where(eq(notificationSettings.company_id, companyId));
  const had = new Set(stored.map(({ key }) => key));
  return defaultSettings.filter((given) => !had.has(keyOf(given)));
}

function infoOf(
  given: DefaultSetting,
  { context: { translator }, catalogue }: Needs,
): { name: string; info: SettingInfo } {
  const { event, text, tone, to, when = [] } = given;
  const declared = catalogue.events.get(event);
  if (declared === undefined) throw new Error(`No module declares the event ${event}`);
  return {
    name: builtInName(given, { catalogue, translator, language: 'th' }) ?? event,
    info: {
      ...builtInTexts({ text, declared, translator }),
      channels: ['System'],
      match: 'all',
      conditions: when.map((one) => ({ ...one })),
      recipients: to.map((field) => ({ field })),
      recipient_excepts: [],
      critical: false,
      tone,
    },
  };
}
