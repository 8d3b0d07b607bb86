import { dateField, textField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { CustomerTexts } from '../texts.ts';
import { activityForm, type NewActivity } from './activity-form.ts';
import { FollowUp, FollowUpDay } from './follow-up-day.tsx';

type FollowUpFields = Pick<Fields<NewActivity>, 'follow_up_on' | 'follow_up'>;

/** What is to be done after an activity, planned in the form in which it is written down. */
export const followUpFields = (t: CustomerTexts): FollowUpFields => ({
  follow_up_on: {
    ...dateField({
      label: t('fields.follow_up_on'),
      description: t('activities.follow_up_hint'),
    }),
    around: (input, form) => <FollowUpDay form={form}>{input}</FollowUpDay>,
  },
  follow_up: {
    ...textField({
      label: t('fields.follow_up'),
      description: t('activities.follow_up_subject_hint'),
      ...activityForm.rules.follow_up,
    }),
    around: (input, form) => <FollowUp form={form}>{input}</FollowUp>,
  },
});

/** An activity that was written down before has its follow-up beside it, as an activity of its own. */
export const hiddenFollowUp = (t: CustomerTexts): FollowUpFields => ({
  follow_up_on: { label: t('fields.follow_up_on'), compared: false },
  follow_up: { label: t('fields.follow_up'), compared: false },
});
