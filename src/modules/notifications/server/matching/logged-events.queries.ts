import { eventLog } from '#platform/server/events/event-log.tables.ts';

/** What matching reads of the event log. */
export const loggedColumns = {
  sequence: eventLog.sequence,
  at: eventLog.at,
  name: eventLog.name,
  entity: eventLog.entity,
  entity_id: eventLog.entity_id,
  user_id: eventLog.user_id,
  employee_id: eventLog.employee_id,
  before: eventLog.before,
  after: eventLog.after,
};
