import { Select, Textarea, TextInput } from '@mantine/core';
import { trackingLimits } from '#modules/feature-development/contract/records.ts';
import type { ManualStatus } from '#modules/feature-development/contract/record-statuses.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './record-form.module.css';

interface FieldProps<Values extends object> {
  readonly form: ZodForm<Values>;
}

/** What a record is called. */
export function NameField<Values extends object>({ form }: FieldProps<Values>) {
  const t = useTexts(texts);
  return (
    <TextInput
      key={form.key('name')}
      {...form.getInputProps('name')}
      label={t('forms.name')}
      maxLength={trackingLimits.name}
      withAsterisk
    />
  );
}

/** What it is about. */
export function DescriptionField<Values extends object>({ form }: FieldProps<Values>) {
  const t = useTexts(texts);
  return (
    <Textarea
      key={form.key('description')}
      {...form.getInputProps('description')}
      className={classes.wide}
      label={t('forms.description')}
      maxLength={trackingLimits.description}
      rows={3}
    />
  );
}

interface StatusFieldProps<Values extends object> extends FieldProps<Values> {
  /** The vocabulary of the record. */
  readonly statuses: readonly ManualStatus[];
}

/** How a person says that it stands. */
export function StatusField<Values extends object>({ form, statuses }: StatusFieldProps<Values>) {
  const t = useTexts(texts);
  return (
    <Select
      key={form.key('manual_status')}
      {...form.getInputProps('manual_status')}
      label={t('forms.status')}
      data={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      allowDeselect={false}
    />
  );
}

interface DateFieldProps<Values extends object> extends FieldProps<Values> {
  readonly path: keyof Values & string;
  readonly label: string;
}

/** A day. */
export function DateField<Values extends object>({ form, path, label }: DateFieldProps<Values>) {
  return <TextInput key={form.key(path)} {...form.getInputProps(path)} type="date" label={label} />;
}
