import { desc } from 'drizzle-orm';
import { findUnitsNamed } from '#modules/directory/server/public.ts';
import { settingInfo } from '#modules/notifications/contract/setting-info.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import { newId } from '#platform/server/ids.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import { loggedColumns } from '../matching/logged-events.queries.ts';
import { writeOutbox } from '../matching/match-event.ts';
import { COUNTER, settingCode } from '../settings/setting-code.ts';
import { notificationSettings, notificationSettingVersions } from '../settings/settings.tables.ts';
import { EXAMPLE_DESCRIPTION, SENT_EVENTS, type ExampleSetting } from './example-settings.ts';

export interface Needs {
  readonly context: Context;
  readonly catalogue: EventCatalogue;
}

/** Writes a setting and the outbox of the latest events that it is about; answers its id. */
export async function loadSetting(
  tx: Transaction,
  scope: Scope,
  { example, context, catalogue }: Needs & { readonly example: ExampleSetting },
): Promise<string> {
  const { name, event, unit, collection, ...content } = example;
  const { companyId: company_id } = scope;
  const [department, position] = await findUnitsNamed(tx, scope, unit);
  const named = collection === 'department' ? department : position;
  const entity_ids = named === undefined ? [] : [named.id];
  const info = settingInfo.parse({ ...content, recipients: [{ collection, entity_ids }] });
  const code = settingCode(await nextNumber(tx, scope, COUNTER));
  const id = newId();
  await tx.insert(notificationSettings).values({
    company_id,
    id,
    code,
    name,
    description: EXAMPLE_DESCRIPTION,
    event,
    live_event: event,
    live_version: 1,
    draft: info,
    search_text: searchTextOf(code, name, EXAMPLE_DESCRIPTION),
    created_by: scope.userId,
    created_by_employee: scope.employeeId,
  });
  await tx.insert(notificationSettingVersions).values({
    company_id,
    setting_id: id,
    number: 1,
    event,
    info,
    created_by: scope.userId,
    created_by_employee: scope.employeeId,
  });
  const declared = catalogue.events.get(event);
  if (declared === undefined) throw new Error(`No module declares the event ${event}`);
  const latest = await tx
    .select(loggedColumns)
    .from(eventLog)
    .where(hasValues(eventLog, { company_id, name: event }))
    .orderBy(desc(eventLog.sequence))
    .limit(SENT_EVENTS);
  const setting = { id, version: 1, info, problem: undefined };
  for (const logged of latest) {
    await writeOutbox(tx, scope, { context, catalogue, setting, declared, event: logged });
  }
  return id;
}
