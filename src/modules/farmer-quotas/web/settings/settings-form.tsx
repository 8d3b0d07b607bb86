import { Checkbox } from '@mantine/core';
import {
  quotaSettings,
  quotaSettingsInput,
  type QuotaSettings,
} from '#modules/farmer-quotas/contract/settings.ts';
import { UnitsSelect } from '#modules/directory/web/public.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { numberField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormPage } from '#platform/web/form/record-form-page.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { useSaveSettings } from './settings.api.ts';

const form = defineForm({ body: quotaSettingsInput, record: quotaSettings });

interface SettingsFormProps {
  readonly stored: QuotaSettings;
  readonly onDone: () => void;
}

/** How quotas are numbered and verified, and for how long personal data are kept. */
export function SettingsForm({ stored, onDone }: SettingsFormProps) {
  const t = useTexts(texts);
  const save = useSaveSettings();
  return (
    <RecordFormPage
      form={form}
      stored={stored}
      fields={{
        code_pattern: textField({
          label: t('settings.pattern'),
          description: t('settings.pattern_hint'),
          ...form.rules.code_pattern,
        }),
        retention_years: numberField({
          label: t('settings.retention'),
          description: t('settings.retention_hint'),
          min: 1,
          max: 50,
        }),
        office_ids: {
          label: t('settings.offices'),
          wide: true,
          input: (props) => <UnitsSelect {...props} kind="department" />,
        },
        own_entries_verified: {
          label: t('settings.own_entries'),
          isTicked: true,
          wide: true,
          input: (props) => <Checkbox {...props} />,
        },
      }}
      save={(body) => save.mutateAsync(body)}
      saveLabel={t('settings.save')}
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
