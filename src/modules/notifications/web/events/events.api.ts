import * as events from '#modules/notifications/contract/events.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

/** What modules declare changes only with the application. */
export const modulesQuery = defineQuery(events.listModulesRoute, ['notification_event', 'modules']);
export const featuresQuery = defineQuery(events.listFeaturesRoute, [
  'notification_event',
  'features',
]);
export const eventsQuery = defineQuery(events.listEventsRoute, ['notification_event', 'list']);
export const eventQuery = defineQuery(events.getEventRoute, ['notification_event', 'detail']);
export const topicsQuery = defineQuery(events.listTopicsRoute, ['notification_topic', 'list']);
