import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { trackingLimits } from '#modules/feature-development/contract/records.ts';
import type { WorkStatus } from '#modules/feature-development/contract/record-statuses.ts';
import { choiceField, longTextField, textField } from '#platform/web/form/fields.tsx';
import type { Field } from '#platform/web/form/form-fields.tsx';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import type { TrackingTexts } from '../texts.ts';

export const nameField = (t: TrackingTexts) =>
  textField({ label: t('fields.name'), maxLength: trackingLimits.name, withAsterisk: true });

export const descriptionField = (t: TrackingTexts) =>
  longTextField({
    label: t('forms.description'),
    maxLength: trackingLimits.description,
    rows: 3,
    wide: true,
  });

interface StatusFields<Status extends WorkStatus> {
  /** The statuses of its kind, in the order of the work. */
  readonly statuses: Readonly<Record<string, Status>>;
  /** What follows from the work so far. */
  readonly work: WorkStatus;
}

/** The status that people set over the one of the work, and why. */
export const statusFields = <Status extends WorkStatus>(
  t: TrackingTexts,
  { statuses, work }: StatusFields<Status>,
) => ({
  manual_status: choiceField({
    label: t('fields.status'),
    description: t('forms.status_hint'),
    placeholder: t('forms.status_now', { status: t(`statuses.${work}`) }),
    values: Object.values(statuses),
    labelOf: (status: WorkStatus) => t(`statuses.${status}`),
    clearable: true,
    clearButtonProps: { 'aria-label': t('forms.status_of_work') },
  }),
  status_reason: {
    ...longTextField({
      label: t('status.reason'),
      maxLength: trackingLimits.reason,
      rows: 2,
      withAsterisk: true,
    }),
    around: (input: ReactNode, form: ZodForm<WithStatus>) => (
      <WhenByHand form={form}>{input}</WhenByHand>
    ),
  },
});

interface WithStatus {
  readonly manual_status: WorkStatus | null;
}

interface WhenByHandProps {
  readonly form: ZodForm<WithStatus>;
  readonly children: ReactNode;
}

/** A status that follows the work has no reason. */
function WhenByHand({ form, children }: WhenByHandProps) {
  return form.useWatchValue('manual_status') !== null && children;
}

interface ParentField {
  readonly label: string;
  /** The record it begins in; none where people choose it first. */
  readonly present: Choice | null;
  readonly useChoices: (search: string) => readonly Choice[];
  /** The name of a record, if it is known. */
  readonly nameOf: (id: string) => string | undefined;
}

/** The record above: another one takes this record there. */
export const parentField = ({ label, nameOf, ...choices }: ParentField): Field<object, string> => ({
  label,
  input: (props) => <SearchSelect {...props} {...choices} withAsterisk />,
  write: (id) => id && nameOf(id),
});

/** Puts the progress behind an input: it is never typed, and `hint` says what it is calculated from. */
export const withProgress =
  (t: TrackingTexts, percent: number, hint: string) => (input: ReactNode) => (
    <>
      {input}
      <TextInput
        label={t('lists.columns.progress')}
        description={hint}
        value={t('lists.percent', { percent: percent.toFixed(2) })}
        rightSection={<IconLock size={16} aria-hidden />}
        disabled
      />
    </>
  );
