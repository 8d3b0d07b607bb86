import { defineEvents } from '#platform/contract/events.ts';

export const checklistEvents = defineEvents('feature-development', [
  'checklist_uploaded',
  'checklist_saved',
  'checklist_row_done',
  'checklist_row_opened',
  'checklist_row_skipped',
  'checklist_row_remarked',
  'checklist_template_saved',
]);

/** Templates belong to no SOW; the id of such a record is the number of its stage. */
export const templateEntity = 'checklist_template';
