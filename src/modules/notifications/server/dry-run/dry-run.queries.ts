import { and, desc, eq } from 'drizzle-orm';
import { DRY_RUN_PEOPLE, type DryRunEvent } from '#modules/notifications/contract/dry-run.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import { findBounced } from '../email/bounces.queries.ts';
import { featureId, type DeclaredEvent, type EventCatalogue } from '../events/event-catalogue.ts';
import { refuseHidden } from '../events/visible-events.ts';
import { findLineAccounts } from '../line/line-links.queries.ts';
import { evaluateConditions } from '../matching/evaluate-conditions.ts';
import { findRecipients } from '../matching/find-recipients.ts';
import { loggedColumns } from '../matching/logged-events.queries.ts';
import { planDeliveries } from '../matching/plan-deliveries.ts';
import { idsIn, readProperty, type LoggedEvent } from '../matching/read-property.ts';
import { readNames, writeTexts } from '../matching/write-texts.ts';
import { findPreferences } from '../preferences/preferences.queries.ts';
import type { SettingRow } from '../settings/settings.queries.ts';

interface Tried {
  readonly setting: SettingRow;
  readonly catalogue: EventCatalogue;
  readonly context: Pick<Context, 'clock' | 'translator' | 'permissionSets' | 'recordNames'>;
  /** The number of events. */
  readonly limit: number;
  /** Of the texts; without it the caller's. */
  readonly language?: Language;
}

/** Tries the draft on the latest events of its kind. Nothing is stored or sent. */
export async function tryDraft(
  tx: Transaction,
  scope: Scope,
  { setting, catalogue, context, limit, language = scope.language }: Tried,
) {
  const declared = catalogue.events.get(setting.event);
  if (declared === undefined) throw errors.not_found();
  refuseHidden(scope, declared);
  const events = await tx
    .select(loggedColumns)
    .from(eventLog)
    .where(and(eq(eventLog.company_id, scope.companyId), eq(eventLog.name, setting.event)))
    .orderBy(desc(eventLog.sequence))
    .limit(limit);
  const judged = events.map((event) => ({
    event,
    verdict: evaluateConditions(setting.draft, declared, event),
  }));
  const { translator, recordNames } = context;
  const info = setting.draft;
  const names = await readNames(tx, scope, { info, declared, events, recordNames });
  const results: DryRunEvent[] = [];
  // Events by the same person that name the same people reach the same people.
  const known = new Map<string, DryRunEvent['people']>();
  const reached = new Set<string>();
  for (const { event, verdict } of judged) {
    const named = setting.draft.recipients.map((row) =>
      'field' in row ? idsIn(readProperty(declared, { event, name: row.field })) : [],
    );
    const key = JSON.stringify([event.user_id, ...named]);
    const people = verdict.fires
      ? (known.get(key) ?? (await peopleOf(tx, scope, { setting, declared, event, context })))
      : [];
    if (verdict.fires) known.set(key, people);
    // One person may be reached on several channels.
    const included = new Set(
      people.flatMap(({ recipient, outcome }) => (outcome === 'included' ? [recipient] : [])),
    );
    for (const recipient of included) reached.add(recipient);
    const texts = writeTexts({ info, declared, event, translator, names });
    results.push({
      sequence: event.sequence,
      at: event.at,
      entity_id: event.entity_id,
      name: null,
      fires: verdict.fires,
      decided_by: [...verdict.decided_by],
      title: texts.title[language],
      message: texts.message[language],
      included: included.size,
      people: people.slice(0, DRY_RUN_PEOPLE),
      more_people: Math.max(0, people.length - DRY_RUN_PEOPLE),
    });
  }
  return {
    events: events.length,
    firing: results.filter(({ fires }) => fires).length,
    people: reached.size,
    results,
  };
}

interface OneEvent extends Pick<Tried, 'setting' | 'context'> {
  readonly declared: DeclaredEvent;
  readonly event: LoggedEvent;
}

async function peopleOf(
  tx: Transaction,
  scope: Scope,
  { setting, declared, event, context }: OneEvent,
): Promise<DryRunEvent['people']> {
  const { draft } = setting;
  const recipients = await findRecipients(tx, scope, {
    info: draft,
    declared,
    event,
    permissionSets: context.permissionSets,
  });
  const excepted = recipients
    .filter(({ exceptions }) => exceptions.length > 0)
    .flatMap((person) =>
      draft.channels.map((channel) => ({
        recipient: person.key,
        name: person.names[scope.language],
        channel,
        outcome: 'excluded' as const,
        rules: [...person.exceptions],
      })),
    );
  const users = recipients.flatMap(({ user_id }) => user_id ?? []);
  const addresses = recipients.flatMap(({ email }) => email ?? []);
  const planned = planDeliveries({
    recipients,
    channels: draft.channels,
    enabled: new Set(draft.channels),
    topics: [declared.module.name, featureId(declared), declared.key],
    critical: draft.critical,
    preferences: await findPreferences(tx, scope, users),
    bounced: await findBounced(tx, scope, { channels: draft.channels, addresses }),
    lineAccounts: await findLineAccounts(tx, scope, { channels: draft.channels, users }),
    now: context.clock.now(),
  });
  return [
    ...planned.map(({ recipient, channel, skipped }) => ({
      recipient: recipient.key,
      name: recipient.names[scope.language],
      channel,
      outcome: outcomeOf(skipped),
      rules: [...recipient.rules],
    })),
    ...excepted,
  ];
}

function outcomeOf(skipped: string | undefined): DryRunEvent['people'][number]['outcome'] {
  if (skipped === undefined) return 'included';
  return skipped === 'muted' || skipped === 'not_allowed' ? skipped : 'no_address';
}
