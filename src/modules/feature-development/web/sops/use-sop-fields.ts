import { useQueryClient } from '@tanstack/react-query';
import { type Sop, sop, sopChange, sopInput } from '#modules/feature-development/contract/sops.ts';
import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { Choice } from '#platform/web/form/search-select.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import {
  descriptionField,
  nameField,
  parentField,
  statusFields,
  withProgress,
} from '../records/common-fields.tsx';
import { useValueStreamChoices } from '../records/record-choices.ts';
import { valueStreamQuery } from '../records/value-streams.api.ts';
import { texts } from '../texts.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export const newSopForm = defineForm({ body: sopInput });
export const sopForm = defineForm({ body: sopChange, record: sop });

export type SopValues = FormValues<typeof sopChange>;

/** The fields of a SOP that begins in the value stream `present`, if that is known; `stored` is none while it is created. */
export function useSopFields(present: Choice | null, stored?: Sop): Fields<SopValues> {
  const t = useTexts(texts);
  const client = useQueryClient();
  const status = statusFields(t, {
    statuses: statusNames.sop,
    work: stored?.work_status ?? statusNames.sop.not_started,
  });
  return {
    name: nameField(t),
    value_stream_id: parentField({
      label: t('fields.value_stream'),
      present,
      useChoices: useValueStreamChoices,
      // People come from its screen, so that its name is known.
      nameOf: (id) => client.getQueryData(valueStreamQuery({ id }).queryKey)?.name,
    }),
    description: descriptionField(t),
    manual_status: {
      ...status.manual_status,
      around: withProgress(t, stored?.progress ?? 0, t('forms.progress_of_sows')),
    },
    status_reason: status.status_reason,
  };
}
