import { dueEvents } from '#modules/feature-development/contract/due-dates.ts';
import { commentEvents } from '#modules/feature-development/contract/comments.ts';
import { sowEvents } from '#modules/feature-development/contract/sows.ts';
import { stageEvents } from '#modules/feature-development/contract/stages.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

const approver = {
  text: 'feature-development:inbox.approver_wanted',
  tone: 'info',
  to: ['tell_approver'],
} as const;
const responsible = {
  text: 'feature-development:inbox.responsible',
  tone: 'info',
  to: ['tell'],
} as const;
const dueSoon = {
  text: 'feature-development:inbox.due_soon',
  tone: 'warning',
  to: ['tell'],
} as const;
const overdue = {
  text: 'feature-development:inbox.overdue',
  tone: 'danger',
  to: ['tell'],
} as const;
const mentions = [commentEvents.comment_added, commentEvents.comment_edited];

/** Those whom a stage command, a comment or a due date concerns are notified, and who has become responsible for a SOW. */
export const trackingDefaults: readonly DefaultSetting[] = [
  {
    event: stageEvents.stage_assigned,
    text: 'feature-development:inbox.assigned',
    variant: 'feature-development:inbox.variants.responsible',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: stageEvents.stage_assigned,
    variant: 'feature-development:inbox.variants.approver',
    ...approver,
  },
  { event: stageEvents.stage_started, ...approver },
  {
    event: stageEvents.stage_started,
    text: 'feature-development:inbox.assigned',
    variant: 'feature-development:inbox.variants.responsible',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: stageEvents.stage_rolled_back,
    text: 'feature-development:inbox.rolled_back',
    tone: 'warning',
    to: ['tell'],
  },
  { event: sowEvents.sow_created, ...responsible },
  { event: sowEvents.sow_updated, ...responsible },
  { event: dueEvents.sow_due_soon, ...dueSoon },
  { event: dueEvents.sow_overdue, ...overdue },
  { event: dueEvents.value_stream_due_soon, ...dueSoon },
  { event: dueEvents.value_stream_overdue, ...overdue },
  ...mentions.flatMap((event): DefaultSetting[] => [
    {
      event,
      text: 'feature-development:inbox.mentioned_by',
      variant: 'feature-development:inbox.variants.author_known',
      tone: 'info',
      to: ['tell'],
      when: [{ field: 'who', operator: 'ne', value: null }],
    },
    {
      event,
      text: 'feature-development:inbox.mentioned',
      variant: 'feature-development:inbox.variants.author_unknown',
      tone: 'info',
      to: ['tell'],
      when: [{ field: 'who', operator: 'eq', value: null }],
    },
  ]),
];
