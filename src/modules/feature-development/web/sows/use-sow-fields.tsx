import { Select } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AgentProfileSelect } from '#modules/agent-profiles/web/public.ts';
import { FeatureSelect } from '#modules/catalogue/web/public.ts';
import { trackingLimits } from '#modules/feature-development/contract/records.ts';
import { type Sow, sow, sowChange, sowInput } from '#modules/feature-development/contract/sows.ts';
import { NOT_STARTED, stagesInOrder } from '#modules/feature-development/contract/stage-order.ts';
import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import { dateField, tagsField } from '#platform/web/form/fields.tsx';
import type { Field, Fields } from '#platform/web/form/form-fields.tsx';
import type { Choice } from '#platform/web/form/search-select.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts, type TrackingTexts } from '../texts.ts';
import { stageName } from '../stages/stage-name.ts';
import {
  descriptionField,
  nameField,
  parentField,
  statusFields,
  withProgress,
} from '../records/common-fields.tsx';
import { usePersonField } from '../records/person-field.tsx';
import { useSopChoices } from '../records/record-choices.ts';
import { sopQuery } from '../records/sops.api.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export const newSowForm = defineForm({ body: sowInput });
export const sowForm = defineForm({
  body: sowChange,
  record: sow,
  derive: ({ feature }) => ({ feature_id: feature?.id ?? null }),
});

export type SowValues = FormValues<typeof sowChange>;
export type NewSowValues = FormValues<typeof sowInput>;

/** The SOP that a SOW is in at first, if that is known, and the value stream whose SOPs are offered, if not all. */
export interface ParentOfSow {
  readonly present: Choice | null;
  readonly within?: string | undefined;
}

/** The fields of a SOW; `stored` is none while it is created. */
export function useSowFields({ present, within }: ParentOfSow, stored?: Sow): Fields<SowValues> {
  const t = useTexts(texts);
  const client = useQueryClient();
  return {
    name: nameField(t),
    sop_id: parentField({
      label: t('fields.sop'),
      present,
      useChoices: (search) => useSopChoices(search, within),
      // People come from its screen, so that its name is known.
      nameOf: (id) => client.getQueryData(sopQuery({ id }).queryKey)?.name,
    }),
    description: descriptionField(t),
    assignee_id: usePersonField({
      label: t('fields.assignee'),
      description: t('forms.assignee_hint'),
      placeholder: t('lists.unassigned'),
      id: stored?.assignee_id,
      name: stored?.assignee,
    }),
    agent_profile_id: {
      label: t('fields.agent_profile'),
      write: (id) => (id === stored?.agent_profile_id ? stored?.agent_profile : undefined),
      input: useMay('agent-profiles:read')
        ? (props) => (
            <Suspense>
              <AgentProfileSelect
                {...props}
                description={t('forms.agent_profile_hint')}
                present={presentProfile(stored)}
              />
            </Suspense>
          )
        : undefined,
    },
    ...statusFields(t, {
      statuses: statusNames.sow,
      work: stored?.work_status ?? statusNames.sow.not_started,
    }),
    current_stage: {
      // Once the SOW exists, its workspace moves it.
      ...stageField(t, stored !== undefined),
      around: withProgress(t, stored?.progress ?? 0, t('forms.progress_of_stages')),
    },
    start_date: dateField({ label: t('fields.start_date') }),
    due_date: dateField({ label: t('fields.due_date') }),
    tags: tagsField({
      label: t('fields.tags'),
      description: t('forms.tags_hint'),
      maxLength: trackingLimits.tag,
    }),
    feature_id: {
      label: t('forms.feature'),
      compared: false,
      input: useMay('catalogue:read')
        ? (props) => (
            <Suspense>
              <FeatureSelect
                {...props}
                description={t('forms.feature_hint')}
                present={stored?.feature ?? null}
              />
            </Suspense>
          )
        : undefined,
    },
  };
}

function presentProfile(stored: Sow | undefined) {
  const { agent_profile_id: id = null, agent_profile: name = null } = stored ?? {};
  return id === null || name === null ? null : { id, name };
}

const STAGES = [NOT_STARTED, ...stagesInOrder];

function stageField(t: TrackingTexts, isFixed: boolean): Field<object, number | '' | null> {
  const labelOf = (stage: number) =>
    stage === NOT_STARTED
      ? t('forms.not_started')
      : t('forms.stage_choice', { stage, name: stageName(t, stage) });
  return {
    label: t('forms.current_stage'),
    compared: false,
    input: (props) => (
      <Select<number>
        {...props}
        description={t(isFixed ? 'forms.current_stage_fixed' : 'forms.current_stage_hint')}
        data={STAGES.map((value) => ({ value, label: labelOf(value) }))}
        allowDeselect={false}
        disabled={isFixed}
        rightSection={isFixed ? <IconLock size={16} aria-hidden /> : undefined}
      />
    ),
  };
}
