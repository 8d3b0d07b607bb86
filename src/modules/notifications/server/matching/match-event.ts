import { eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import { featureId, type DeclaredEvent, type EventCatalogue } from '../events/event-catalogue.ts';
import { switchOff } from '../settings/switch-off.ts';
import { evaluateConditions } from './evaluate-conditions.ts';
import { findRecipients } from './find-recipients.ts';
import { loggedColumns } from './logged-events.queries.ts';
import { notificationPendingEvents } from './pending-events.tables.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { readReach } from './read-reach.queries.ts';
import type { LoggedEvent } from './read-property.ts';
import type { ReadSettings, SettingInForce } from './settings-in-force.queries.ts';
import { storeDeliveries, storeRecord } from './store-outbox.ts';
import { readNames, writeTexts } from './write-texts.ts';

export interface Matching {
  readonly catalogue: EventCatalogue;
  readonly context: Pick<Context, 'clock' | 'translator' | 'permissionSets' | 'recordNames'>;
}

interface Matched extends Matching {
  readonly sequence: number;
  readonly readSettings: ReadSettings;
}

type Company = Pick<Scope, 'companyId'>;

/** Writes the outbox of one event. Answers whether there is something to deliver now. */
export async function matchEvent(
  tx: Transaction,
  company: Company,
  { sequence, readSettings, ...matching }: Matched,
): Promise<boolean> {
  const taken = await tx
    .delete(notificationPendingEvents)
    .where(hasValues(notificationPendingEvents, { company_id: company.companyId, sequence }))
    .returning({ sequence: notificationPendingEvents.sequence });
  // Another worker was quicker.
  if (taken.length === 0) return false;
  const [event] = await tx
    .select(loggedColumns)
    .from(eventLog)
    .where(eq(eventLog.sequence, sequence));
  const declared = event && matching.catalogue.events.get(event.name);
  if (event === undefined || declared === undefined) return false;
  let written = false;
  for (const setting of await readSettings(tx, company, declared)) {
    if (setting.problem !== undefined) {
      await switchOff(tx, company, { id: setting.id, problem: setting.problem });
    } else if (evaluateConditions(setting.info, declared, event).fires) {
      await writeOutbox(tx, company, { ...matching, setting, declared, event });
      written = true;
    }
  }
  return written;
}

interface Outbox extends Matching {
  readonly setting: SettingInForce;
  readonly declared: DeclaredEvent;
  readonly event: LoggedEvent;
}

/** Writes what one setting sends because of an event. */
export async function writeOutbox(
  tx: Transaction,
  company: Company,
  { setting, declared, event, context }: Outbox,
): Promise<void> {
  const { info } = setting;
  const recipients = await findRecipients(tx, company, {
    info,
    declared,
    event,
    permissionSets: context.permissionSets,
  });
  if (recipients.length === 0) return;
  const topics = [declared.module.name, featureId(declared), declared.key];
  const planned = planDeliveries({
    ...(await readReach(tx, company, { recipients, channels: info.channels })),
    topics,
    critical: info.critical,
    now: context.clock.now(),
  });
  const { translator, recordNames } = context;
  const names = await readNames(tx, company, { info, declared, events: [event], recordNames });
  const texts = writeTexts({ info, declared, event, translator, names });
  const place = { within: null, ...declared.feature.place?.(event) };
  for (const [channel, deliveries] of Map.groupBy(planned, (one) => one.channel)) {
    const record = await storeRecord(tx, company, {
      channel,
      setting_id: setting.id,
      version: setting.version,
      cause: `event:${event.sequence}`,
      event_sequence: event.sequence,
      topics,
      critical: info.critical,
      tone: info.tone,
      ...texts,
      entity: event.entity,
      entity_id: event.entity_id,
      ...place,
    });
    if (record !== undefined) await storeDeliveries(tx, company, { record, deliveries });
  }
}
