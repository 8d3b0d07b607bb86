import { Select, Textarea, TextInput } from '@mantine/core';
import { trackingLimits } from '#modules/feature-development/contract/fields.ts';
import type { Sop } from '#modules/feature-development/contract/sop.ts';
import { sopStatuses } from '#modules/feature-development/contract/statuses.ts';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import { ProgressField } from './progress-field.tsx';
import { useValueStreamChoices } from './record-choices.ts';
import type { SopValues } from './sop-values.ts';
import classes from './forms.module.css';

interface SopFieldsProps {
  readonly form: ZodForm<SopValues>;
  /** The value stream it begins in. */
  readonly present: Choice;
  /** The one that is edited; none while one is created. */
  readonly stored?: Sop;
}

/** The fields of a SOP. */
export function SopFields({ form, present, stored }: SopFieldsProps) {
  const t = useTexts(texts);
  return (
    <>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('forms.name')}
        maxLength={trackingLimits.name}
        withAsterisk
      />
      <SearchSelect
        label={t('forms.value_stream_field')}
        withAsterisk
        error={form.errors['value_stream_id']}
        data-path="value_stream_id"
        present={present}
        useChoices={useValueStreamChoices}
        onChange={(id) => form.setFieldValue('value_stream_id', id ?? '')}
      />
      <Textarea
        key={form.key('description')}
        {...form.getInputProps('description')}
        className={classes.wide}
        label={t('forms.description')}
        maxLength={trackingLimits.description}
        rows={3}
      />
      <Select
        key={form.key('manual_status')}
        {...form.getInputProps('manual_status')}
        label={t('forms.status')}
        data={sopStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        allowDeselect={false}
      />
      <ProgressField percent={stored?.progress ?? 0} hint={t('forms.progress_of_sows')} />
    </>
  );
}
