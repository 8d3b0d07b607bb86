import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { StreamMessage } from '#platform/contract/events.ts';
import { mayName } from '../database/named-statements.ts';

/** PostgreSQL's channel for announcements between processes. */
export const CHANNEL = 'backoffice_announcements';

/** A row of the event log before it is stored. */
export interface NewEvent {
  readonly companyId: number;
  /** Null for what the application does by itself. */
  readonly userId: string | null;
  readonly employeeId: number | null;
  readonly requestId: string;
  readonly name: string;
  readonly entity: string;
  readonly entityId: string;
  readonly before: unknown;
  readonly after: unknown;
}

const storedEvents = z.array(
  z.object({ sequence: z.number(), name: z.string(), entity: z.string(), entity_id: z.string() }),
);

/** One statement stores them and notifies other processes, so that the commit can follow immediately. */
const text = `
  insert into event_log
    (company_id, user_id, employee_id, request_id, name, entity, entity_id, before, after)
  select "companyId", "userId", "employeeId", "requestId", name, entity, "entityId", before, after
  from rows from (jsonb_to_recordset($1) as (
    "companyId" integer, "userId" uuid, "employeeId" integer, "requestId" text,
    name text, entity text, "entityId" text, before jsonb, after jsonb
  )) with ordinality
  order by ordinality
  returning sequence, name, entity, entity_id, pg_notify('${CHANNEL}', json_build_object(
    'companyId', company_id,
    'message', json_build_object('type', 'changed', 'event', name,
      'entity', entity, 'entity_id', entity_id, 'sequence', sequence)
  )::text)`;

/** Sends events to be stored, in order, and announced to all processes on commit. */
export function storeEvents(
  client: PoolClient,
  events: readonly NewEvent[],
): Promise<StreamMessage[]> {
  const statement = { text, values: [JSON.stringify(events)] };
  const sent = client.query(mayName(client) ? { ...statement, name: 'store_events' } : statement);
  return sent.then(({ rows }) => storedEvents.parse(rows).map(toMessage));
}

function toMessage({
  sequence,
  name,
  entity,
  entity_id,
}: z.output<typeof storedEvents>[number]): StreamMessage {
  return { type: 'changed', event: name, entity, entity_id, sequence };
}
