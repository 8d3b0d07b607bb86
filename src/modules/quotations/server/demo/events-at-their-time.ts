import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import type { NewEvent } from '#platform/server/events/store-events.ts';

/** The events of a transaction, which are stored as of when they happened. */
export interface DatedEvents {
  /** Says when what follows happened. */
  goTo(moment: Date): void;
  store(): Promise<void>;
}

/** Has a transaction keep its events back until they are stored with their times. */
export function keepEvents(tx: Transaction): DatedEvents {
  const kept: (NewEvent & { readonly at: string })[] = [];
  let at = new Date().toISOString();
  Object.assign(tx, { record: (event: NewEvent) => void kept.push({ ...event, at }) });
  return {
    goTo: (moment) => {
      at = moment.toISOString();
    },
    store() {
      const inOrder = kept.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
      const rows = inOrder.map(
        ({ companyId, userId, employeeId, requestId, entityId, ...event }) => ({
          ...event,
          company_id: companyId,
          user_id: userId,
          employee_id: employeeId,
          request_id: requestId,
          entity_id: entityId,
        }),
      );
      return insertRows(tx, eventLog, { rows });
    },
  };
}
