import type { CustomerActivity } from '#modules/customers/contract/activities.ts';
import { activityTypes } from '#modules/customers/contract/customer-choices.ts';
import { choiceField, dateField, longTextField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useOwner, useOwnerField } from '../owners/owner-field.tsx';
import { texts } from '../texts.ts';
import { useAddActivity, useChangeActivity } from './activities.api.ts';
import { activityForm } from './activity-form.ts';
import { followUpFields, hiddenFollowUp } from './follow-up-fields.tsx';

interface ActivitySheetProps extends WindowProps {
  readonly customerId: string;
  /** The one that is changed; none while one is added. */
  readonly stored?: CustomerActivity;
  readonly onSaved?: () => void;
}

/** Adds or changes an activity of a customer. */
export function ActivitySheet({ customerId, stored, ...window }: ActivitySheetProps) {
  const t = useTexts(texts);
  const add = useAddActivity();
  const change = useChangeActivity();
  const owner = useOwner(stored);
  const ownerField = useOwnerField(t, owner);
  const { rules } = activityForm;
  const isNew = stored === undefined;
  // Who writes on a phone has just called, as a rule.
  const usualType = matchMedia('(pointer: coarse)').matches ? 'call' : 'note';
  return (
    <RecordFormSheet
      {...window}
      title={t(isNew ? 'activities.add' : 'activities.edit')}
      form={activityForm}
      stored={stored}
      initial={{ activity_type: usualType, owner_id: owner?.id ?? null }}
      save={(body, basis) => {
        if (basis === undefined) return add.mutateAsync({ id: customerId, ...body });
        const { id: activity_id, updated_at } = basis;
        const { follow_up: _subject, follow_up_on: _day, ...changed } = body;
        return change.mutateAsync({ id: customerId, activity_id, updated_at, ...changed });
      }}
      fields={{
        activity_type: choiceField({
          label: t('fields.activity_type'),
          values: activityTypes,
          labelOf: (type) => t(`activity_types.${type}`),
        }),
        subject: textField({ label: t('fields.subject'), ...rules.subject }),
        details: longTextField({ label: t('fields.details'), ...rules.details, rows: 4 }),
        due_on: dateField({
          label: t('fields.due_on'),
          description: t('activities.due_hint'),
        }),
        ...(isNew ? followUpFields(t) : hiddenFollowUp(t)),
        owner_id: ownerField,
      }}
    />
  );
}
