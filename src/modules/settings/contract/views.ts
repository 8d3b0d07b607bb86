import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';

/** So many views of one list a person saves at most. */
export const MOST_VIEWS = 100;

export const viewEvents = defineEvents('settings', [
  'view_created',
  'view_changed',
  'view_deleted',
]);

export const viewErrors = defineErrors('settings', { views_full: 409 });
