import type { PoolClient } from 'pg';
import type { NewEvent } from '../events/store-events.ts';
import { newId } from '../ids.ts';
import type { InboxRule, Notice } from './inbox-rule.ts';

/** A notice with the event it is of. */
interface Told {
  readonly event: NewEvent;
  readonly notice: Notice;
}

/** What the rules have to tell of some events. */
export function noticesOf(events: readonly NewEvent[], rules: readonly InboxRule[]): Told[] {
  return events.flatMap((event) =>
    rules
      .filter((rule) => rule.event === event.name)
      .map((rule) => ({ event, notice: rule.tell(event) }))
      .flatMap(({ notice }) => (notice === undefined ? [] : [{ event, notice }])),
  );
}

/** Everybody who is told something. */
export function recipientsOf(told: readonly Told[]): string[] {
  return [...new Set(told.flatMap(({ notice }) => notice.to))];
}

const text = `
  insert into inbox_items
    (company_id, id, user_id, tone, text, parameters, entity, entity_id, within)
  select "companyId", id, "userId", tone, text, parameters, entity, "entityId", within
  from jsonb_to_recordset($1) as (
    "companyId" integer, id uuid, "userId" uuid, tone text, text text, parameters jsonb,
    entity text, "entityId" text, within text
  )`;

/** Sends one row for each person to be stored. */
export function storeNotices(client: PoolClient, told: readonly Told[]): Promise<unknown> {
  const rows = told.flatMap(({ event, notice: { to, ...notice } }) =>
    to.map((userId) => ({
      entity: event.entity,
      entityId: event.entityId,
      ...notice,
      id: newId(),
      userId,
      companyId: event.companyId,
    })),
  );
  return client.query({ text, values: [JSON.stringify(rows)] });
}
