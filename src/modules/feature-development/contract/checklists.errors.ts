import { defineErrors } from '#platform/contract/errors.ts';

/** Failures of checklists and their templates; texts under `feature-development:errors`. */
export const checklistErrors = defineErrors('feature-development', {
  /** The stage is not started, or complete. */
  checklist_locked: 409,
  checklist_full: 409,
  csv_required: 400,
  csv_unreadable: 400,
  csv_too_large: 413,
});
