import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { sopStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { DescriptionField, NameField, StatusField } from '../records/common-fields.tsx';
import { ProgressField } from '../records/progress-field.tsx';
import { useValueStreamChoices } from '../records/record-choices.ts';
import type { SopValues } from './sop-values.ts';

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
      <NameField form={form} />
      <SearchSelect
        label={t('forms.value_stream_field')}
        withAsterisk
        error={form.errors['value_stream_id']}
        data-path="value_stream_id"
        present={present}
        useChoices={useValueStreamChoices}
        onChange={(id) => form.setFieldValue('value_stream_id', id ?? '')}
      />
      <DescriptionField form={form} />
      <StatusField form={form} statuses={sopStatuses} />
      <ProgressField percent={stored?.progress ?? 0} hint={t('forms.progress_of_sows')} />
    </>
  );
}
