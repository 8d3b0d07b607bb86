import { Select, Textarea } from '@mantine/core';
import { trackingLimits } from '#modules/feature-development/contract/records.ts';
import {
  priorities,
  valueStreamStatuses,
} from '#modules/feature-development/contract/record-statuses.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { DateField, DescriptionField, NameField, StatusField } from '../records/common-fields.tsx';
import { PersonSelect } from '../records/person-select.tsx';
import { ProgressField } from '../records/progress-field.tsx';
import type { ValueStreamValues } from './value-stream-values.ts';
import classes from '../records/record-form.module.css';

interface ValueStreamFieldsProps {
  readonly form: ZodForm<ValueStreamValues>;
  /** The one that is edited; none while one is created. */
  readonly stored?: ValueStream;
}

/** The fields of a value stream. */
export function ValueStreamFields({ form, stored }: ValueStreamFieldsProps) {
  const t = useTexts(texts);
  return (
    <>
      <NameField form={form} />
      <TagsField
        key={form.key('tags')}
        {...form.getInputProps('tags')}
        label={t('forms.tags')}
        description={t('forms.tags_hint')}
        maxLength={trackingLimits.tag}
      />
      <DescriptionField form={form} />
      <StatusField form={form} statuses={valueStreamStatuses} />
      <Select
        key={form.key('priority')}
        {...form.getInputProps('priority')}
        label={t('forms.priority')}
        data={priorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
        allowDeselect={false}
      />
      <DateField form={form} path="start_date" label={t('forms.start_date')} />
      <DateField form={form} path="end_date" label={t('forms.end_date')} />
      <DateField form={form} path="due_date" label={t('forms.due_date')} />
      <PersonSelect
        label={t('forms.owner')}
        placeholder={t('details.none')}
        present={{ id: stored?.owner_id ?? null, name: stored?.owner ?? null }}
        value={form.useWatchValue('owner_id')}
        error={form.errors['owner_id']}
        data-path="owner_id"
        onChange={(id) => form.setFieldValue('owner_id', id)}
      />
      <Textarea
        key={form.key('notes')}
        {...form.getInputProps('notes')}
        className={classes.wide}
        label={t('forms.notes')}
        maxLength={trackingLimits.notes}
        rows={3}
      />
      <ProgressField percent={stored?.progress ?? 0} hint={t('forms.progress_of_sops')} />
    </>
  );
}
