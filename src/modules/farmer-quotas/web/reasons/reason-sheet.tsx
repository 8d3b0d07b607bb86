import {
  quotaReason,
  reasonInput,
  type QuotaReason,
} from '#modules/farmer-quotas/contract/reasons.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { choiceField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { reasonActions } from './reasons.api.ts';

const RESULTS = ['sent_back', 'rejected'] as const;

const form = defineForm({
  body: reasonInput,
  record: quotaReason,
  blank: { result: 'sent_back' },
});

interface ReasonSheetProps extends WindowProps {
  /** The one that is changed; none while one is created. */
  readonly stored?: QuotaReason;
}

/** Creates or changes a reason. */
export function ReasonSheet({ stored, ...window }: ReasonSheetProps) {
  const t = useTexts(texts);
  const save = reasonActions.useSave();
  return (
    <RecordFormSheet
      {...window}
      title={t(stored === undefined ? 'reasons.create' : 'reasons.edit')}
      form={form}
      stored={stored}
      save={(body, basis) => save.mutateAsync({ body, stored: basis })}
      fields={{
        name: textField({ label: t('fields.reason'), ...form.rules.name }),
        result: choiceField({
          label: t('reasons.for'),
          values: RESULTS,
          labelOf: (result) => t(`results.${result}`),
        }),
      }}
    />
  );
}
