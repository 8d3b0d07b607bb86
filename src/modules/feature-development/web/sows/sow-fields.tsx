import { Select } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FeatureSelect } from '#modules/catalogue/web/public.ts';
import { trackingLimits } from '#modules/feature-development/contract/records.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { NOT_STARTED, STAGE_COUNT } from '#modules/feature-development/contract/stage-order.ts';
import { sowStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { stageName } from '../stages/stage-name.ts';
import { DateField, DescriptionField, NameField, StatusField } from '../records/common-fields.tsx';
import { PersonSelect } from '../records/person-select.tsx';
import { ProgressField } from '../records/progress-field.tsx';
import { useSopChoices } from '../records/record-choices.ts';
import type { SowValues } from './sow-values.ts';

interface SowFieldsProps {
  readonly form: ZodForm<SowValues>;
  /** The SOP it begins in. */
  readonly present: Choice;
  /** The one that is edited; none while one is created. */
  readonly stored?: Sow;
}

/** The fields of a SOW. */
export function SowFields({ form, present, stored }: SowFieldsProps) {
  const t = useTexts(texts);
  const mayReadCatalogue = useMay('catalogue:read');
  return (
    <>
      <NameField form={form} />
      <SearchSelect
        label={t('forms.sop_field')}
        withAsterisk
        error={form.errors['sop_id']}
        data-path="sop_id"
        present={present}
        useChoices={useSopChoices}
        onChange={(id) => form.setFieldValue('sop_id', id ?? '')}
      />
      <DescriptionField form={form} />
      <PersonSelect
        label={t('forms.assignee')}
        placeholder={t('forms.unassigned')}
        present={{ id: stored?.assignee_id ?? null, name: stored?.assignee ?? null }}
        value={form.useWatchValue('assignee_id')}
        error={form.errors['assignee_id']}
        data-path="assignee_id"
        onChange={(id) => form.setFieldValue('assignee_id', id)}
      />
      <StatusField form={form} statuses={sowStatuses} />
      <StageField form={form} isFixed={stored !== undefined} />
      <ProgressField percent={stored?.progress ?? 0} hint={t('forms.progress_of_stages')} />
      <DateField form={form} path="start_date" label={t('forms.start_date')} />
      <DateField form={form} path="due_date" label={t('forms.due_date')} />
      <TagsField
        key={form.key('tags')}
        {...form.getInputProps('tags')}
        label={t('forms.tags')}
        description={t('forms.tags_hint')}
        maxLength={trackingLimits.tag}
      />
      {mayReadCatalogue && (
        <Suspense>
          <FeatureSelect
            label={t('forms.feature')}
            description={t('forms.feature_hint')}
            present={stored?.feature ?? null}
            error={form.errors['feature_id']}
            onChange={(id) => form.setFieldValue('feature_id', id)}
          />
        </Suspense>
      )}
    </>
  );
}

interface StageFieldProps {
  readonly form: ZodForm<SowValues>;
  /** Once the SOW exists, its workspace moves it. */
  readonly isFixed: boolean;
}

const STAGES = Array.from({ length: STAGE_COUNT + 1 }, (_, stage) => stage);

function StageField({ form, isFixed }: StageFieldProps) {
  const t = useTexts(texts);
  const label = (stage: number) =>
    stage === NOT_STARTED
      ? t('forms.not_started')
      : t('forms.stage_choice', { stage, name: stageName(t, stage) });
  return (
    <Select<number>
      key={form.key('current_stage')}
      {...form.getInputProps('current_stage')}
      label={t('forms.current_stage')}
      description={t(isFixed ? 'forms.current_stage_fixed' : 'forms.current_stage_hint')}
      data={STAGES.map((value) => ({ value, label: label(value) }))}
      allowDeselect={false}
      disabled={isFixed}
      rightSection={isFixed ? <IconLock size={16} aria-hidden /> : undefined}
    />
  );
}
