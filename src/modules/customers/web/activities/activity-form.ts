import { activityInput, customerActivity } from '#modules/customers/contract/activities.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export type NewActivity = FormValues<typeof activityInput>;

/** What follows an activity is planned while it is written down, not later. */
export const activityForm = defineForm({
  body: activityInput,
  record: customerActivity,
  derive: () => ({ follow_up: '', follow_up_on: null }),
  // What is still to be done has nothing to follow up yet, whatever was chosen before.
  prepare: (values) =>
    values.due_on === null || values.due_on === ''
      ? values
      : { ...values, follow_up: '', follow_up_on: null },
});
