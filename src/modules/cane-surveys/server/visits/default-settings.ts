import { visitEvents } from '#modules/cane-surveys/contract/visits.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** Surveyors are notified of a day that is planned for them and of changes in it, planners of what was skipped. */
export const visitDefaults: readonly DefaultSetting[] = [
  {
    event: visitEvents.visit_planned,
    text: 'cane-surveys:inbox.planned',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: visitEvents.visit_changed,
    text: 'cane-surveys:inbox.changed',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: visitEvents.visit_deleted,
    text: 'cane-surveys:inbox.removed',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: visitEvents.visit_skipped,
    text: 'cane-surveys:inbox.skipped',
    tone: 'warning',
    to: ['tell'],
  },
];
