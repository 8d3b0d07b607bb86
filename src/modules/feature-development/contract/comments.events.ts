import { defineEvents } from '#platform/contract/events.ts';

export const commentEvents = defineEvents('feature-development', [
  'comment_added',
  'comment_edited',
  'comment_deleted',
]);
