import type { PoolClient } from 'pg';
import type { NewEvent } from '../events/store-events.ts';
import { newId } from '../ids.ts';
import type { InboxRule, Notice } from './inbox-rule.ts';

/** A notice with its event. */
interface EventNotice {
  readonly event: NewEvent;
  readonly notice: Notice;
}

/** The notices that the rules make from events. */
export function noticesOf(events: readonly NewEvent[], rules: readonly InboxRule[]): EventNotice[] {
  return events.flatMap((event) =>
    rules
      .filter((rule) => rule.event === event.name)
      .map((rule) => ({ event, notice: rule.notify(event) }))
      .flatMap(({ notice }) => (notice === undefined ? [] : [{ event, notice }])),
  );
}

/** The people who get a notice. */
export function recipientsOf(notices: readonly EventNotice[]): string[] {
  return [...new Set(notices.flatMap(({ notice }) => notice.to))];
}

const text = `
  insert into inbox_items
    (company_id, id, user_id, tone, text, parameters, entity, entity_id, within)
  select "companyId", id, "userId", tone, text, parameters, entity, "entityId", within
  from jsonb_to_recordset($1) as (
    "companyId" integer, id uuid, "userId" uuid, tone text, text text, parameters jsonb,
    entity text, "entityId" text, within text
  )`;

/** Stores one row for each person. */
export function storeNotices(
  client: PoolClient,
  notices: readonly EventNotice[],
): Promise<unknown> {
  const rows = notices.flatMap(({ event, notice: { to, ...notice } }) =>
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
